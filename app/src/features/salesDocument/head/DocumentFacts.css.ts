import { media, vars } from '@facturatie/ui/theme';
import { style } from '@vanilla-extract/css';

/** Has a fixed height, before it is loaded and in any font: nothing below it shifts. */
export const saved = style({
  flex: '1 1 8rem',
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** On a telephone the field right below it says the same. */
export const customer = style({ '@media': { [media.narrow]: { display: 'none' } } });
