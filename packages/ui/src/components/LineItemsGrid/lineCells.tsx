import { createElement, type AriaAttributes, type ReactElement, type ReactNode } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { onOneLine } from '../../private/fields/inputDelegation.ts';
import * as textArea from '../TextArea/TextArea.css.ts';
import { isMultiline, textOf, type AnyCell } from './cells.ts';
import type { LineColumn } from './column.ts';
import type { DrawnColumn, LinesFrame } from './drawnColumns.ts';
import * as styles from './LineRow.css.ts';

export interface LineOptions<Line> {
  /** What all lines share. */
  frame: LinesFrame<Line>;
  /** The line itself, as the consumer passes it. */
  line: Line;
  /** The id of the form that the controls belong to. */
  formId: string | undefined;
}

/**
 * A cell of the line whose number has the id `lineId`: its control, and its editor. A function and not a
 * component, to save memory in thousands of cells; their events are delegated to the table.
 */
export function lineCell<Line>(
  drawn: DrawnColumn<Line>,
  cell: AnyCell,
  isFailing: boolean,
  lineId: string,
  options: LineOptions<Line>,
  editor?: ReactNode,
): ReactElement {
  const { column, nameStart, cellLook, contentLook, style } = drawn;
  const { key, header } = column;
  const tied: TiedProps = {
    'aria-labelledby': `${nameStart}${lineId}`,
    form: options.formId,
    className: contentLook,
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
      : controlOf(drawn, cell, options.frame, tied);
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

/** What all controls have; a failing one has more of the ARIA attributes. */
type TiedProps = AriaAttributes & { 'aria-labelledby': string; className: string; form?: string };

const growing = `${textArea.growing} ${styles.growing}`;

/** The native control of a cell. It is uncontrolled: typing re-renders no line. */
function controlOf<Line>(
  { column, options }: DrawnColumn<Line>,
  cell: AnyCell,
  { isEditable, choiceTexts }: LinesFrame<Line>,
  tied: TiedProps,
): ReactElement {
  const text = textOf(column, cell);
  const isFixed = !isEditable || cell.isReadOnly === true;
  if (column.kind === 'choice')
    return (
      <select {...tied} value={text} disabled={isFixed} onChange={atTable}>
        {withUnknown(text, options, choiceTexts)}
      </select>
    );
  const typed = { ...tied, autoComplete: 'off', ...(isFixed && { readOnly: true }) };
  if (isMultiline(column))
    return (
      <span className={growing} data-text={text}>
        <textarea {...typed} defaultValue={text} rows={1} />
      </span>
    );
  return (
    <input
      {...typed}
      defaultValue={onOneLine(text)}
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
  const { opens } = column;
  const { 'aria-labelledby': names, className } = tied;
  if (!opens || text === '') return <span className={className}>{text}</span>;
  const id = `${names.replaceAll(' ', '-')}-output`;
  return (
    <button
      type="button"
      id={id}
      tabIndex={-1}
      className={`${className} ${styles.opening}`}
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

/** The options of a select, with one for a key that is not among them. */
function withUnknown(
  text: string,
  options: readonly ReactElement[],
  texts: Messages['select'],
): ReactNode {
  if (options.some(({ key }) => key === text)) return options;
  return [
    <option key=":unknown" value={text}>
      {text === '' ? texts.choose : texts.unknown(text)}
    </option>,
    ...options,
  ];
}
