import { vars } from '../../theme/contract.css.ts';
import { layoutStyle } from '../../theme/layeredStyle.ts';

export const card = layoutStyle({
  minInlineSize: 0,
  padding: vars.space.gutter,
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
});
