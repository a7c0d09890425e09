import { vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** The box and its two buttons, on one line. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) auto auto',
  gap: vars.space.small,
});
