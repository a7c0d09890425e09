import type { ReactNode } from 'react';

/**
 * The widths of columns in rem: a short word, a postcode, a date, an amount, a long number, a short text, a text.
 * Together ten of them and a name fit beside a sidebar on a screen of 1280 pixels.
 */
export const columnWidths = {
  tiny: 4.1,
  xsmall: 5,
  compact: 5.6,
  snug: 6.4,
  small: 7.2,
  medium: 8,
  large: 9.75,
} as const;
/** The names of the widths that a column can have. */
export const tableColumnWidths = Object.keys(columnWidths) as (keyof typeof columnWidths)[];
/** One of {@link tableColumnWidths}. */
export type TableColumnWidth = keyof typeof columnWidths;

/** When a column takes the remaining width: always, or shared with others in a wide table. */
export const tableColumnRests = ['always', 'wide'] as const;
/** One of {@link tableColumnRests}. */
export type TableColumnRest = (typeof tableColumnRests)[number];

/** The least width of the column that takes what the others leave, in rem. */
const leastRest = 6;

/**
 * The places of values in a card: its title, beside that, one after another, or in a grid below their names,
 * where two of `twoThirds` take half each.
 */
export const tableCardPlaces = ['title', 'aside', 'flow', 'third', 'twoThirds'] as const;
/** One of {@link tableCardPlaces}. */
export type TableCardPlace = (typeof tableCardPlaces)[number];

/** The alignment of a column; `end` is for numbers. */
export const tableColumnAlignments = ['start', 'end'] as const;
/** One of {@link tableColumnAlignments}. */
export type TableColumnAlignment = (typeof tableColumnAlignments)[number];

/** What the buttons of a row are: words and pictures in a column, or one picture. */
export const rowActionsLooks = ['buttons', 'picture'] as const;
/** One of {@link rowActionsLooks}. */
export type RowActionsLook = (typeof rowActionsLooks)[number];
/** The widths of their columns, in rem. */
export const actionsWidths = { buttons: 7.2, picture: 2.75 } satisfies Record<
  RowActionsLook,
  number
>;

/**
 * A column of a table. Keep the columns outside your component, or memoise them: rows re-render
 * when the columns are new.
 */
export interface Column<Row> {
  /** Identifies the column. */
  key: string;
  /** Its header, and the label of each value where rows are shown as cards. */
  header: string;
  /** The value of a row. Nothing, or an empty text, leaves the cell empty. */
  cell: (row: Row) => ReactNode;
  /** The alignment of its text. */
  align?: TableColumnAlignment;
  /** How wide it is. Without a column that `takesRest` all grow in proportion. */
  width?: TableColumnWidth;
  /** Whether it takes the remaining width, as a name does. */
  takesRest?: TableColumnRest;
  /** Whether its text may take several lines; without it a row is one line, and a long text is cut off. */
  isMultiline?: boolean;
  /**
   * Its place in a card. Without one it has a line of its own, beside its header; the column that names the
   * row is the title. A `title`, an `aside` and what is in the `flow` have no label.
   */
  card?: TableCardPlace;
  /**
   * Whether it names the row: it carries the row's link, and is the title of the card.
   * Without such a column the first one does.
   */
  isRowHeader?: boolean;
  /** Whether its header sorts the rows; the table then requires `onSortChange`. */
  isSortable?: boolean;
}

/** The width below which a table of these columns scrolls sideways, in rem. */
export function leastTableWidth<Row>(columns: readonly Column<Row>[], actions: number): number {
  return columns.reduce(
    (sum, { width = 'medium', takesRest }) =>
      sum + (takesRest === 'always' ? leastRest : columnWidths[width]),
    actions,
  );
}

/** The place of a value in a card: what names the row is the title where no column says that it is. */
export function cardPlace<Row>(
  columns: readonly Column<Row>[],
  column: Column<Row>,
): TableCardPlace | undefined {
  const isTitle =
    column.key === rowHeaderKey(columns) && columns.every(({ card }) => card !== 'title');
  return isTitle ? 'title' : column.card;
}

/** The key of the column that names the row. */
export function rowHeaderKey<Row>(columns: readonly Column<Row>[]): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.key;
}

/** When rows become cards: in a narrow container, or on a narrow screen only. */
export const tableCardChoices = ['container', 'screen'] as const;

/** One of {@link tableCardChoices}. */
export type TableCards = (typeof tableCardChoices)[number];
