import type { Bounds } from '../../intl/number/NumberRules.ts';
import type { SearchFunction } from '../../private/search/search.ts';

/** How wide a column is; `fill` takes what the others leave. */
export const lineColumnWidths = ['xsmall', 'small', 'medium', 'large', 'fill'] as const;
/** One of {@link lineColumnWidths}. */
export type LineColumnWidth = (typeof lineColumnWidths)[number];

/** The alignment of the text of a column; `end` is for numbers. */
export const lineColumnAlignments = ['start', 'end'] as const;
/** One of {@link lineColumnAlignments}. */
export type LineColumnAlignment = (typeof lineColumnAlignments)[number];

/** What a line has in one cell. */
export interface LineCell<Value> {
  /** The value; null in an empty number cell. */
  value: Value;
  /** A typed or pasted text that is no value: shown in its place, with why it is none. */
  unparsedText?: string | undefined;
  /** What is wrong with the value and what to do; shown below the line. */
  errorMessage?: string | undefined;
  /** Whether it is read-only: it can be focused and copied. */
  isReadOnly?: boolean | undefined;
}

/** A change of one cell of a line. */
export interface LineEdit {
  /** The key of the column. */
  column: string;
  /** The new value, of the type that the column has; null where there is none. */
  value: string | number | null;
  /** The text when it is no value. Keep it in the line, so that nothing that was typed is lost. */
  unparsedText?: string | undefined;
}

/** What a line may hold beside its values, for columns without a `cell` of their own. */
export interface LineNotes {
  /** Texts that are no value, by the key of their column. */
  unparsed?: Readonly<Record<string, string | undefined>>;
  /** What is wrong with values, by the key of their column. */
  errors?: Readonly<Record<string, string | undefined>>;
}

/** The line after an edit: with the value and the unparsed text, and without what was wrong before. */
export function editedLine<Line extends LineNotes>(line: Line, edit: LineEdit): Line {
  const { column, value, unparsedText } = edit;
  return {
    ...line,
    [column]: value,
    unparsed: { ...line.unparsed, [column]: unparsedText },
    errors: { ...line.errors, [column]: undefined },
  };
}

/** What every column has. */
interface ColumnFrame {
  /** The header above it, and before each cell where lines are shown as cards. */
  header: string;
  /** How wide it is; by default `fill` for a text of several lines, and else as its kind needs. */
  width?: LineColumnWidth;
  /** The alignment of its text; by default the end for numbers. */
  align?: LineColumnAlignment;
  /**
   * Whether a value in it makes the line a filled one; yes for texts and numbers. Say no where a new line
   * has a value at once, like a quantity of 1.
   */
  fillsLine?: boolean;
}

type KeyOf<Line, Value> = {
  [Key in keyof Line & string]: Line[Key] extends Value ? Key : never;
}[keyof Line & string];

/** Where a column finds its value: under its key in the line, or in what `cell` answers. */
type Bound<Line, Value> =
  | { key: KeyOf<Line, Value>; cell?: (line: Line) => LineCell<Value> }
  | { key: string; cell: (line: Line) => LineCell<Value> };

/** A text. */
interface TextKind {
  kind: 'text';
  /** Whether it may have several lines, and grows with them. */
  isMultiline?: boolean;
}

/** Figures: whole cents, thousandths, or hundredths of a percent. */
interface NumberKind extends Bounds {
  kind: 'money' | 'quantity' | 'percent';
  /** Takes figures and their marks only, and leaves out words around a pasted amount. */
  acceptsDigitsOnly?: boolean;
}

/** What can be chosen in a column. */
export type LineChoices = readonly { key: string; label: string }[];

/** One of several values. */
interface ChoiceKind {
  kind: 'choice';
  /** What can be chosen. A key that is not among them stays chosen and stays visible. */
  options: LineChoices;
}

/** A text of several lines with things that are searched for while one types: see DescriptionSearch. */
interface SearchKind<Line, Item> {
  kind: 'search';
  search: SearchFunction<Item>;
  /** The text that a thing brings along. */
  itemLabel(item: Item): string;
  /** A second line below it in the list. */
  itemDescription?(item: Item): string | undefined;
  /** What names a thing exactly, such as an article number. */
  itemCode?(item: Item): string;
  /** Called with the thing that was picked, after the edit. Left out, the focus goes to the next cell. */
  onPick?(line: Line, item: Item): void;
  /** Called on Enter when the text may be a code: go on to what is filled in next. */
  onEnterCode?(line: Line): void;
  /** Called when a changed text that may be a code is left: look it up. */
  onLeaveCode?(line: Line, code: string): void;
  /** Called when the cell is left. */
  onLeave?(line: Line): void;
  /** How long typing must pause before the search starts, in milliseconds. */
  delay?: number;
  /** Width of the list in pixels at the standard text size; left out, as wide as the cell. */
  panelWidth?: number;
}

/** What is computed of the line: read and copied, and no stop of Tab. */
interface OutputKind<Line> {
  kind: 'output';
  /** What is behind it: its text is a button then, which Shift+F1 presses from all over the line. */
  opens?: { label: string; onOpen: (line: Line) => void };
  /**
   * The key of the column below which it is shown, in a second row of the line: for what belongs to another
   * column, where the line has no room for more.
   */
  under?: string;
}

/**
 * A column of a grid. Keep the columns outside your component, or memoise them: every line is drawn
 * again when they are new.
 */
export type LineColumn<Line> = ColumnFrame &
  (
    | (TextKind & Bound<Line, string>)
    | (NumberKind & Bound<Line, number | null>)
    | (ChoiceKind & Bound<Line, string>)
    | (SearchKind<Line, unknown> & Bound<Line, string>)
    | (OutputKind<Line> & Bound<Line, string>)
  );

/** The column of the buttons of a line. */
export const actionsColumn = ':actions';
