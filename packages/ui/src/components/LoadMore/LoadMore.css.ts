import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layeredStyle.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const loadMore = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
});

export const count = componentStyle({
  ...textStyle('small'),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
