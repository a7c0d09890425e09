import { media, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** Has its room before it is loaded and whatever the font: nothing below it moves. */
export const saved = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** On a telephone the field right below it says the same. */
export const customer = style({ '@media': { [media.narrow]: { display: 'none' } } });
