import { vars } from '../../theme/contract.css.ts';
import { componentStyle, layoutStyle } from '../../theme/layeredStyle.ts';
import { plainTable } from '../../theme/plainTable.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const table = componentStyle({ inlineSize: '100%' });

const anyCell = { paddingInlineEnd: vars.space.medium, overflowWrap: 'anywhere' } as const;

export const head = componentStyle({
  ...plainTable.head,
  ...anyCell,
  verticalAlign: 'baseline',
});

export const cell = componentStyle({
  ...plainTable.cell,
  ...anyCell,
  whiteSpace: 'pre-line',
});

export const number = layoutStyle({ overflowWrap: 'normal' });

export const before = componentStyle({
  ...textStyle('small'),
  display: 'block',
  color: vars.color.textMuted,
});
