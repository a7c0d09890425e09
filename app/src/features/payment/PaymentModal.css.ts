import { style } from '@vanilla-extract/css';

/** Things on top of one another, as high as the highest. */
export const pile = style({ display: 'grid', placeItems: 'center' });

const onTop = { gridArea: '1 / 1' } as const;

export const top = style(onTop);

/** Takes its space, invisible to everybody. */
export const placeholder = style({ ...onTop, inlineSize: '100%', visibility: 'hidden' });
