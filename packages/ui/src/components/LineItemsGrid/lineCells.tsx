import { createElement, type AriaAttributes, type ReactElement, type ReactNode } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { control } from '../../private/fields/control.css.ts';
import { onOneLine } from '../../private/fields/inputDelegation.ts';
import * as textArea from '../TextArea/TextArea.css.ts';
import { isEndAligned, isMultiline, textOf, type AnyCell } from './cells.ts';
import type { LineChoices, LineColumn } from './column.ts';
import { look, type DrawnColumn, type LinesFrame } from './drawnColumns.ts';
import * as styles from './LineRow.css.ts';

export interface LineOptions<Line> {
  frame: LinesFrame<Line>;
  line: Line;
  /** The id of the form that the controls belong to. */
  formId: string | undefined;
}

/**
 * A cell of the line whose number has the id `lineId`: its control, and its editor. A function and not a
 * component, to save memory in thousands of cells; their events are delegated to the table.
 */
export function lineCell<Line>(
  { column, nameStart, cellLook, style }: DrawnColumn<Line>,
  cell: AnyCell,
  isFailing: boolean,
  lineId: string,
  options: LineOptions<Line>,
  editor?: ReactNode,
): ReactElement {
  const { key, header } = column;
  const tied: TiedProps = {
    'aria-labelledby': `${nameStart}${lineId}`,
    form: options.formId,
    // The editor marks an edited cell. Omitted elsewhere, to save memory in thousands of controls.
    ...(isFailing &&
      editor === undefined && {
        'aria-describedby': errorIdOf(lineId, key),
        'aria-invalid': true,
      }),
  };
  const content =
    column.kind === 'output'
      ? outputOf(column, textOf(column, cell), options.line, tied)
      : controlOf(column, cell, options.frame, tied);
  // A single child, because an array costs memory in thousands of cells.
  const children = editor === undefined ? [content] : [content, editor];
  return createElement(
    'td',
    { key, role: 'cell', className: cellLook, 'data-column': key, 'data-label': header, style },
    ...children,
  );
}

/** The id of what is wrong with a cell. */
export const errorIdOf = (lineId: string, column: string): string => `${lineId}-${column}-error`;

/** The name and the form of a control, and what is wrong with it. */
type TiedProps = AriaAttributes & { 'aria-labelledby': string; form: string | undefined };

const plain = `${control} ${styles.control}`;
const figures = `${plain} ${styles.numberControl}`;
const growing = `${textArea.input} ${styles.growingControl}`;
/** Created once and shared by thousands of cells. */
const looks = {
  choice: `${control} ${styles.selectControl}`,
  growing: `${textArea.growing} ${styles.growing}`,
  start: { line: `${plain} ${styles.oneLineControl}`, area: `${plain} ${growing}` },
  end: { line: `${figures} ${styles.oneLineControl}`, area: `${figures} ${growing}` },
};

/** The native control of a cell. It is uncontrolled: typing re-renders no line. */
function controlOf<Line>(
  column: Exclude<LineColumn<Line>, { kind: 'output' }>,
  cell: AnyCell,
  { isEditable, choiceTexts }: LinesFrame<Line>,
  tied: TiedProps,
): ReactElement {
  const text = textOf(column, cell);
  const isFixed = !isEditable || cell.isReadOnly === true;
  if (column.kind === 'choice')
    return (
      <select {...tied} className={looks.choice} value={text} disabled={isFixed} onChange={atTable}>
        {optionsOf(column.options, text, choiceTexts)}
      </select>
    );
  const typed = { ...tied, autoComplete: 'off', ...(isFixed && { readOnly: true }) };
  const { area, line } = looks[isEndAligned(column) ? 'end' : 'start'];
  if (isMultiline(column))
    return (
      <span className={looks.growing} data-text={text}>
        <textarea {...typed} defaultValue={text} rows={1} className={area} />
      </span>
    );
  return (
    <input
      {...typed}
      defaultValue={onOneLine(text)}
      className={line}
      inputMode={'minimum' in column && (column.minimum ?? -1) >= 0 ? 'decimal' : undefined}
    />
  );
}

/** React requires a handler on a controlled value; changes are handled by the table. */
const atTable = () => {};

/** Not a tab stop: Shift+F1 reaches it from every cell of the line. */
function outputOf<Line>(
  column: Extract<LineColumn<Line>, { kind: 'output' }>,
  text: string,
  line: Line,
  tied: TiedProps,
): ReactElement {
  const opens = text === '' ? undefined : column.opens;
  const className = look(
    styles.output,
    isEndAligned(column) && styles.endOutput,
    column.under !== undefined && styles.underOutput,
    opens !== undefined && styles.opening,
  );
  if (!opens) return <span className={className}>{text}</span>;
  const { 'aria-labelledby': names } = tied;
  const id = `${names.replaceAll(' ', '-')}-output`;
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      className={className}
      aria-labelledby={`${names} ${id}`}
      aria-describedby={tied['aria-describedby']}
      aria-keyshortcuts="Shift+F1"
      title={opens.label}
      data-opens
      onClick={() => opens.onOpen(line)}
    >
      {text}
    </button>
  );
}

const drawnOptions = new WeakMap<LineChoices, readonly ReactElement[]>();

/** The options of a column, the same elements for every line, and an unknown key. */
function optionsOf(options: LineChoices, text: string, texts: Messages['select']): ReactNode {
  const drawn =
    drawnOptions.get(options) ??
    options.map(({ key, label }) => (
      <option key={key} value={key}>
        {label}
      </option>
    ));
  drawnOptions.set(options, drawn);
  if (options.some(({ key }) => key === text)) return drawn;
  return [
    <option key=":unknown" value={text}>
      {text === '' ? texts.choose : texts.unknown(text)}
    </option>,
    ...drawn,
  ];
}
