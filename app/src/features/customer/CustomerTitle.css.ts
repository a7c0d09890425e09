import { media, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone a name may take two lines: their height is reserved before it is loaded, to avoid a layout shift. */
export const title = style({
  display: 'block',
  '@media': {
    [media.narrow]: {
      minBlockSize: '2lh',
      fontSize: vars.heading['2'].size,
      lineHeight: vars.heading['2'].lineHeight,
    },
  },
});

export const number = style({
  marginInlineStart: vars.space.small,
  color: vars.color.textMuted,
  fontSize: vars.text.standard.size,
  fontWeight: vars.font.regular,
  letterSpacing: vars.text.standard.tracking,
  whiteSpace: 'nowrap',
});
