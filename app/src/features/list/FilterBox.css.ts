import { media, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** The box and its two buttons, on one line; on a phone the box has its own line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) auto auto',
  gap: vars.space.small,
  '@media': { [media.narrow]: { gridTemplateColumns: '1fr 1fr' } },
});

export const box = style({ '@media': { [media.narrow]: { gridColumn: '1 / -1' } } });
