import { vars } from './contract.css.ts';
import { textStyle } from './textStyle.ts';

/** The cells of a small table on a page of its own or in a dialog: lines between rows, no frame. */
export const plainTable = {
  head: {
    ...textStyle('small'),
    paddingBlock: vars.space.small,
    borderBlockEnd: `${vars.line.thin} solid ${vars.color.controlEdge}`,
    color: vars.color.textMuted,
    fontWeight: vars.font.medium,
    textAlign: 'start',
  },
  cell: {
    ...textStyle('standard'),
    paddingBlock: vars.space.small,
    borderBlockEnd: `${vars.line.thin} solid ${vars.color.divider}`,
    verticalAlign: 'baseline',
    textAlign: 'start',
    fontWeight: vars.font.regular,
  },
} as const;
