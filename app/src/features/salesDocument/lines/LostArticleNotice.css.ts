import { vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** Sticky, below lines that extend beyond the viewport. */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: vars.space.small,
  zIndex: vars.zIndex.sticky,
});

/**
 * Of the root element while there is a notice: what has the focus is scrolled to above it, never under it
 * (WCAG 2.4.11). `html:has` would be matched against all lines at every change.
 */
export const page = style({ scrollPaddingBlockEnd: '10rem' });
