import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const table = componentStyle({ inlineSize: '100%' });

const anyCell = {
  paddingBlock: vars.space.small,
  paddingInlineEnd: vars.space.medium,
  verticalAlign: 'baseline',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

export const head = componentStyle({
  ...anyCell,
  ...textStyle('small'),
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.controlEdge}`,
  color: vars.color.textMuted,
  fontWeight: vars.font.medium,
});

export const cell = componentStyle({
  ...anyCell,
  ...textStyle('standard'),
  borderBlockEnd: `${vars.line.thin} solid ${vars.color.divider}`,
  fontWeight: vars.font.regular,
  whiteSpace: 'pre-line',
});

export const number = layoutStyle({ overflowWrap: 'normal' });

export const before = componentStyle({
  ...textStyle('small'),
  display: 'block',
  color: vars.color.textMuted,
});
