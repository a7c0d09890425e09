import { media, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a telephone a name may take two lines: there is room for them before it is loaded, so that nothing moves. */
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
