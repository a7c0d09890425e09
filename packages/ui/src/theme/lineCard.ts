import { vars } from './contract.css.ts';

/** A row of a table as a card, where there is no room for columns. */
export const lineCard = {
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  marginBlockEnd: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  background: vars.color.surface,
  border: `${vars.line.thin} solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
} as const;
