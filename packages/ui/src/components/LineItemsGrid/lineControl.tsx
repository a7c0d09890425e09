import type { ChangeEvent, FocusEvent, KeyboardEvent, ReactElement, SyntheticEvent } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { control } from '../../private/control.css.ts';
import { handingOn } from '../../private/lentInput.ts';
import type { LineCell, LineColumn, LineColumnAlignment } from './column.ts';
import type { TextControl } from './gridPlaces.ts';
import * as styles from './LineItemsGrid.css.ts';
import { onOneLine } from './shownText.ts';

/** Hears that what is typed in a control may be done: it was left, a key was pressed, or it was chosen. */
export type TypingHandler = (
  event: FocusEvent<TextControl> | KeyboardEvent<TextControl> | ChangeEvent<HTMLSelectElement>,
) => void;

interface LineControlOptions<Line> {
  line: Line;
  cell: LineCell;
  column: LineColumn<Line>;
  /** What ties the control to its names and its message. */
  tied: {
    'aria-labelledby': string;
    'aria-describedby'?: string;
    'aria-invalid'?: boolean;
  };
  typing: TypingHandler;
  /** The form that it belongs to. */
  formId: string | undefined;
  texts: Messages['select'];
}

/**
 * The control of the browser that stands in a cell. It keeps what is typed to itself: a key draws
 * nothing. A part of its line and no component, because thousands of them stand on a page.
 */
export function lineControl<Line>(options: LineControlOptions<Line>) {
  const { cell, column, tied, typing, formId } = options;
  const { kind = 'text', align = 'start' } = column;
  if (kind === 'output') return outputOf(options, align);
  if (kind === 'select') return choiceControl(options);
  const shared = {
    ...tied,
    onBlur: typing,
    onKeyDown: typing,
    defaultValue: cell.text,
    ...(cell.onCommit === undefined && !column.Editor && { readOnly: true }),
    autoComplete: 'off',
    form: formId,
  };
  if (kind === 'text')
    return (
      <input
        {...shared}
        {...(column.isEditedInPlace === true && handingOn)}
        defaultValue={onOneLine(cell.text)}
        className={textControl[align]}
        inputMode={column.inputMode}
      />
    );
  return (
    <span className={styles.growing} data-text={cell.text}>
      <textarea {...shared} rows={1} className={multilineControl[align]} onInput={grow} />
    </span>
  );
}

/** No stop of Tab: Shift+F1 reaches it from every cell of the line, and lines are typed without it. */
function outputOf<Line>(
  { line, cell, column: { opens, under }, tied }: LineControlOptions<Line>,
  align: LineColumnAlignment,
) {
  const look = under === undefined ? output[align] : `${output[align]} ${styles.underOutput}`;
  if (!opens || cell.text === '') return <span className={look}>{cell.text}</span>;
  const names = tied['aria-labelledby'];
  const id = `${names.replaceAll(' ', '-')}-output`;
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      className={`${look} ${styles.opening}`}
      aria-labelledby={`${names} ${id}`}
      aria-describedby={tied['aria-describedby']}
      aria-keyshortcuts="Shift+F1"
      title={opens.label}
      data-opens
      onClick={() => opens.onOpen(line)}
    >
      {cell.text}
    </button>
  );
}

const plain = `${control} ${styles.control}`;
const figures = `${plain} ${styles.figureControl}`;
const textControl = {
  start: `${plain} ${styles.oneLineControl}`,
  end: `${figures} ${styles.oneLineControl}`,
};
const multilineControl = {
  start: `${plain} ${styles.growingControl}`,
  end: `${figures} ${styles.growingControl}`,
};
const output = { start: styles.output, end: `${styles.output} ${styles.endOutput}` };

function grow({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
  currentTarget.parentElement?.setAttribute('data-text', currentTarget.value);
}

function choiceControl<Line>({
  cell,
  column,
  tied,
  typing,
  texts,
  formId,
}: LineControlOptions<Line>) {
  const { text, onCommit } = cell;
  const { options = [] } = column;
  const isKnown = options.some(({ key }) => key === text);
  return (
    <select
      {...tied}
      className={`${control} ${styles.selectControl}`}
      value={text}
      disabled={onCommit === undefined}
      form={formId}
      onChange={typing}
    >
      {isKnown ? optionsOf(options) : [unknownOption(text, texts), ...optionsOf(options)]}
    </select>
  );
}

function unknownOption(text: string, texts: Messages['select']) {
  return (
    <option key=":unknown" value={text}>
      {text === '' ? texts.choose : texts.unknown(text)}
    </option>
  );
}

const drawnOptions = new WeakMap<object, readonly ReactElement[]>();

/** What can be chosen in a column; the same for each of thousands of lines. */
function optionsOf(options: readonly LineOption[]): readonly ReactElement[] {
  const known = drawnOptions.get(options);
  if (known !== undefined) return known;
  const drawn = options.map(({ key, label }) => (
    <option key={key} value={key}>
      {label}
    </option>
  ));
  drawnOptions.set(options, drawn);
  return drawn;
}

type LineOption = NonNullable<LineColumn<never>['options']>[number];

/** Held for what comes, and nothing by themselves. */
const modifiers = ['Alt', 'Control', 'Meta', 'Shift'];

/** Enter and the shortcuts of the page come after the value; undo and the clipboard are the field's own. */
export function endsTyping(event: KeyboardEvent): boolean {
  if (event.nativeEvent.isComposing || event.getModifierState('AltGraph')) return false;
  if (modifiers.includes(event.key)) return false;
  if (event.key === 'Enter') return !event.shiftKey;
  const isCommand = event.ctrlKey || event.metaKey;
  return event.altKey || (isCommand && !'acvxyz'.includes(event.key.toLowerCase()));
}
