import { vars } from '../../theme/contract.css.ts';
import { componentStyle, overPart } from '../../theme/layeredStyle.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const holder = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

/** Beside the first line, where the input is. */
export const lens = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: vars.size.controlInset,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.control,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const input = componentStyle(
  overPart({ paddingInlineStart: `calc(${vars.size.controlInset} + 1.8em)` }),
);

export const notice = componentStyle({
  ...textStyle('small'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
