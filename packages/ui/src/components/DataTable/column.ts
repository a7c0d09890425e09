import type { ReactNode } from 'react';

/** How wide a column is beside the others; what is left over is shared out in proportion. */
export const tableColumnWidths = [
  'tiny',
  'xsmall',
  'compact',
  'snug',
  'small',
  'medium',
  'large',
] as const;
/** One of {@link tableColumnWidths}. */
export type TableColumnWidth = (typeof tableColumnWidths)[number];

/** On which side the text of a column stands; `end` is for figures, which then stand under one another. */
export const tableColumnAlignments = ['start', 'end'] as const;
/** One of {@link tableColumnAlignments}. */
export type TableColumnAlignment = (typeof tableColumnAlignments)[number];

/** What the buttons of a row are: words and pictures in a column, or one picture. */
export const rowActionsLooks = ['buttons', 'picture'] as const;
/** One of {@link rowActionsLooks}. */
export type RowActionsLook = (typeof rowActionsLooks)[number];

/**
 * A column of a table. Keep the columns outside your component, or memoise them: rows are drawn again
 * when the columns are new.
 */
export interface Column<Row> {
  /** Tells the column from the others. */
  key: string;
  /** What stands above it, and before each value where rows are shown as cards. */
  header: string;
  /** The value of a row. Nothing, or an empty text, leaves the cell empty. */
  cell: (row: Row) => ReactNode;
  /** On which side its text stands. */
  align?: TableColumnAlignment;
  /** How wide it is beside the others. */
  width?: TableColumnWidth;
  /**
   * Whether it names the row: it carries the row's link, and is the title of the card.
   * Without such a column the first one does.
   */
  isRowHeader?: boolean;
  /** Whether its header sorts the rows; the table then asks for `onSortChange`. */
  isSortable?: boolean;
}

/** The key of the column that names the row. */
export function rowHeaderKey<Row>(columns: readonly Column<Row>[]): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.key;
}
