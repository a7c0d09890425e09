import type { AriaAttributes, ReactElement, ReactNode } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { control } from '../../private/fields/control.css.ts';
import { onOneLine } from '../../private/fields/inputDelegation.ts';
import { isEndAligned, isMultiline, textOf, underOf, type AnyCell } from './cells.ts';
import type { LineColumn } from './column.ts';
import * as styles from './LineItemsGrid.css.ts';
import { placeUnder } from './tracks.ts';

interface LineCellOptions<Line> {
  line: Line;
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers. */
  gridId: string;
  /** The id of the number of the line. */
  lineId: string;
  /** Whether cells can be changed. */
  isEditable: boolean;
  /** The form that the controls belong to. */
  formId: string | undefined;
  texts: Messages['select'];
}

/**
 * A cell of a line: its control, and its editor. A part of the line and no component, because thousands of
 * them stand on a page; their events are delegated to the table.
 */
export function lineCell<Line>(
  column: LineColumn<Line>,
  cell: AnyCell,
  isFailing: boolean,
  options: LineCellOptions<Line>,
  editor?: ReactNode,
): ReactElement {
  const { columns, lineId } = options;
  // While a cell is edited, its editor marks it.
  const errorId = isFailing && editor === undefined ? errorIdOf(lineId, column.key) : undefined;
  return (
    <td
      key={column.key}
      role="cell"
      className={cellLook(column)}
      data-column={column.key}
      data-label={column.header}
      style={placeUnder(columns, column)}
    >
      {controlOf(column, cell, options, errorId)}
      {editor}
    </td>
  );
}

/** The id of what is wrong with a cell. */
export const errorIdOf = (lineId: string, column: string): string => `${lineId}-${column}-error`;

function cellLook<Line>(column: LineColumn<Line>): string {
  if (column.width === 'fill' || isMultiline(column)) return `${styles.cell} ${styles.wideCell}`;
  if (!isEndAligned(column)) return styles.cell;
  return underOf(column) === undefined ? numberCell : `${numberCell} ${styles.under}`;
}

const numberCell = `${styles.cell} ${styles.numberCell}`;

/**
 * The control of the browser that stands in a cell. It keeps what is typed to itself: a key draws no line.
 */
function controlOf<Line>(
  column: LineColumn<Line>,
  cell: AnyCell,
  options: LineCellOptions<Line>,
  errorId: string | undefined,
): ReactElement<AriaAttributes> {
  const { gridId, lineId, isEditable, formId, texts } = options;
  const text = textOf(column, cell);
  const look = looks[isEndAligned(column) ? 'end' : 'start'];
  const isFixed = !isEditable || cell.isReadOnly === true;
  const tied = {
    'aria-labelledby': `${gridId}-${column.key} ${lineId}`,
    // Left out where they say nothing: thousands of controls hold what stands here.
    ...(errorId !== undefined && { 'aria-describedby': errorId, 'aria-invalid': true }),
  };
  if (column.kind === 'output') return outputOf(column, options, text, tied);
  if (column.kind === 'choice')
    return (
      <select
        {...tied}
        className={looks.choice}
        value={text}
        disabled={isFixed}
        form={formId}
        onChange={atTable}
      >
        {optionsOf(column.options, text, texts)}
      </select>
    );
  const shared = { ...tied, form: formId, autoComplete: 'off', ...(isFixed && { readOnly: true }) };
  if (isMultiline(column))
    return (
      <span className={styles.growing} data-text={text}>
        <textarea {...shared} defaultValue={text} rows={1} className={look.multiline} />
      </span>
    );
  return (
    <input
      {...shared}
      defaultValue={onOneLine(text)}
      className={look.oneLine}
      inputMode={'minimum' in column && (column.minimum ?? -1) >= 0 ? 'decimal' : undefined}
    />
  );
}

/** React asks for a handler at a value that it keeps; the table has the one that does something. */
const atTable = () => {};

/** No stop of Tab: Shift+F1 reaches it from every cell of the line, and lines are typed without it. */
function outputOf<Line>(
  column: Extract<LineColumn<Line>, { kind: 'output' }>,
  { line }: LineCellOptions<Line>,
  text: string,
  tied: AriaAttributes & { 'aria-labelledby': string },
) {
  const { opens, under } = column;
  const look = `${looks[isEndAligned(column) ? 'end' : 'start'].output} ${under === undefined ? '' : styles.underOutput}`;
  if (!opens || text === '') return <span className={look}>{text}</span>;
  const { 'aria-labelledby': names } = tied;
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
      {text}
    </button>
  );
}

const plain = `${control} ${styles.control}`;
const figures = `${plain} ${styles.numberControl}`;
const looks = {
  choice: `${control} ${styles.selectControl}`,
  start: {
    oneLine: `${plain} ${styles.oneLineControl}`,
    multiline: `${plain} ${styles.growingControl}`,
    output: styles.output,
  },
  end: {
    oneLine: `${figures} ${styles.oneLineControl}`,
    multiline: `${figures} ${styles.growingControl}`,
    output: `${styles.output} ${styles.endOutput}`,
  },
};

type LineOptions = readonly { key: string; label: string }[];

const drawnOptions = new WeakMap<LineOptions, readonly ReactElement[]>();

/** What can be chosen in a column, the same elements for each of thousands of lines, and an unknown key. */
function optionsOf(options: LineOptions, text: string, texts: Messages['select']): ReactNode {
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
