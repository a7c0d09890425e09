import type { ComponentType, ReactNode } from 'react';

/** What a cell is while it does not have the focus. Every kind is a plain control of the browser. */
export const lineCellKinds = ['text', 'multiline', 'select', 'output'] as const;
/** One of {@link lineCellKinds}. */
export type LineCellKind = (typeof lineCellKinds)[number];

/** How wide a column is; `fill` takes what the others leave. */
export const lineColumnWidths = ['xsmall', 'small', 'medium', 'large', 'fill'] as const;
/** One of {@link lineColumnWidths}. */
export type LineColumnWidth = (typeof lineColumnWidths)[number];

/** On which side the text of a column stands; `end` is for figures. */
export const lineColumnAlignments = ['start', 'end'] as const;
/** One of {@link lineColumnAlignments}. */
export type LineColumnAlignment = (typeof lineColumnAlignments)[number];

/** What stands in a cell, and what becomes of it. */
export interface LineCell {
  /** The text; in a `select` the key that is chosen. */
  text: string;
  /**
   * Called with what was typed or chosen: once, when the cell is left, on Enter and on a shortcut.
   * Without it the cell can be read and copied, not changed.
   */
  onCommit?: (text: string) => void;
  /** What is wrong and what to do; stands in the cell. */
  errorMessage?: string;
}

/** What an editor in a cell is given. */
export interface LineEditorProps<Line> extends LineCell {
  /** The line, for editors whose values are not text. */
  line: Line;
  /** The name for screen readers: 'Prijs Lijn 3'. Show no other label. */
  label: string;
  /** Goes to the next cell of the line, for editors that pick something. */
  moveOn: () => void;
}

/** How a line shows what is behind one of its cells. */
export interface LineOpening<Line> {
  /** What it shows: 'Waarom dit bedrag?'. */
  label: string;
  onOpen: (line: Line) => void;
}

/**
 * A column of a grid. Keep the columns outside your component, or memoise them: every line is drawn
 * again when they are new.
 */
export interface LineColumn<Line> {
  /** Tells the column from the others. */
  key: string;
  /** What stands above it, and before each cell where lines are shown as cards. */
  header: string;
  /** What stands in the cell of a line. */
  cell: (line: Line) => LineCell;
  /** What the cell is; `text` by default. */
  kind?: LineCellKind;
  /** What can be chosen in a `select`. A key that is not among them stays chosen and stays visible. */
  options?: readonly { key: string; label: string }[];
  /**
   * A richer field, which stands in the place of the plain one in the cell that was focused last, and
   * in cells that it left with a fault of its own. Its first control gets the focus.
   */
  Editor?: ComponentType<LineEditorProps<Line>>;
  /**
   * Whether `Editor` is a MoneyField, PercentField or QuantityField and nothing beside it, and the cell
   * `text` without line ends. It reads what is typed in the plain control itself then: fields neither
   * come nor go with the focus, which is the fastest there is. What it says of the text stands below;
   * of its own looks and attributes only `errorMessage` counts.
   */
  isEditedInPlace?: boolean;
  /**
   * Says what is wrong with a text of a spreadsheet, if something is: the preview of a paste marks it.
   * Nothing is kept out by it.
   */
  pasteFault?: (text: string) => string | undefined;
  /** What is behind an `output`: its text is a button then, which Shift+F1 presses from all over the line. */
  opens?: LineOpening<Line>;
  /**
   * The key of the column below which it stands, in a second row of the line: for an `output` that
   * belongs to another, where the line has no room for more columns.
   */
  under?: string;
  /** How wide it is; `medium` by default. */
  width?: LineColumnWidth;
  /** On which side its text stands. */
  align?: LineColumnAlignment;
  /** The keyboard of a telephone. */
  inputMode?: 'text' | 'decimal' | 'numeric';
  /**
   * Whether text in it makes a line a filled one; yes for text by default. Say no where a new line
   * has a text at once, like a quantity of 1.
   */
  fillsLine?: boolean;
}

/** What a source of lines is given. */
export interface LineSourceProps<Handle, Line> {
  /** What stands for the line in the grid's `lines`. */
  line: Handle;
  /** Draws the line; call it with what the columns read. */
  children: (line: Line) => ReactNode;
}

/** Whether text in a column makes a line a filled one. */
export function fillsLine<Line>({ kind = 'text', fillsLine: fills }: LineColumn<Line>): boolean {
  return fills ?? (kind === 'text' || kind === 'multiline');
}

/** The column of the buttons of a line. */
export const actionsColumn = ':actions';
