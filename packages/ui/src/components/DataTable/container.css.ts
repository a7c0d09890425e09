import { createContainer } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The container of a table. */
export const tableContainer = createContainer();
/** Room for columns runs out here: 640 pixels at the usual text size, measured on the table itself. */
export const asCards = `${tableContainer} (max-width: 39.99rem)`;
/** No space for a label beside its value either: large text on a small screen. */
export const asNarrowCards = `${tableContainer} (max-width: 14.99rem)`;
/** Columns. */
export const asTable = `${tableContainer} (min-width: 40rem)`;
/** Columns, and space for long texts. */
export const asWideTable = `${tableContainer} (min-width: 80rem)`;
/** Columns, and no space beside many of them. */
export const asTightTable = `${tableContainer} (min-width: 40rem) and (max-width: 63.99rem)`;

/** Between columns the space is shared; at the sides of the table it is the inset of a card. */
export const cellPadding = {
  paddingBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.xsmall,
  paddingInlineEnd: vars.space.small,
} as const;

/** Between rows, and around cards. */
export const line = `${vars.line.thin} solid ${vars.color.divider}`;
