import { vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room for a label, a control and one line of a message, so that a message that comes moves nothing. */
export const field = style({
  minBlockSize: `calc(${vars.size.control} + 2lh + 3 * ${vars.space.xsmall})`,
});

/** Things on top of one another, as high as the highest. */
export const pile = style({ display: 'grid', placeItems: 'center' });

const onTop = { gridArea: '1 / 1' } as const;

export const top = style(onTop);

/** Takes its room and is neither seen, heard nor reached. */
export const placeholder = style({ ...onTop, inlineSize: '100%', visibility: 'hidden' });
