import { vars } from '@facturatie/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Sticky, below lines that extend beyond the viewport. */
export const notice = style({
  position: 'sticky',
  insetBlockEnd: vars.space.small,
  zIndex: vars.zIndex.sticky,
});

// What has the focus is scrolled to above it, never under it (WCAG 2.4.11).
globalStyle(`html:has(.${notice})`, { scrollPaddingBlockEnd: '10rem' });
