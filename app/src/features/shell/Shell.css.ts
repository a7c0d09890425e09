import { vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** Around the screen, for finding its heading; takes no part in the layout. */
export const screen = style({ display: 'contents' });

/** As high as a line of text, so that the footer keeps its height when a user is known. */
export const density = style({
  marginBlock: `calc((1lh - ${vars.size.controlSmall}) / 2)`,
});
