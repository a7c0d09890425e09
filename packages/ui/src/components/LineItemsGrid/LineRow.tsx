import { memo, useId, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { hasDelegate, writeText, type TextControl } from '../../private/fields/inputDelegation.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CellEditor } from './CellEditor.tsx';
import { cellOf, errorOf, textOf, type AnyCell } from './cells.ts';
import { actionsColumn, type LineColumn } from './column.ts';
import type { DrawnColumn } from './drawnColumns.ts';
import { cellIn, textControlIn } from './gridPlaces.ts';
import { errorIdOf, lineCell, type LineOptions } from './lineCells.tsx';
import * as styles from './LineRow.css.ts';
import type { LineHandlers } from './useGridCommands.ts';
import type { FocusedCell } from './useGridFocus.ts';

export interface LineRowProps<Line> extends LineOptions<Line> {
  /** The current handlers of the events in a cell. */
  handlers: RefObject<Pick<LineHandlers<Line>, 'onEdit' | 'onTyping'>>;
  /** Its place, counted from 1. */
  number: number;
  /** The cells of this line that have an editor. */
  editing: readonly FocusedCell[];
}

function PlainLineRow<Line>(props: LineRowProps<Line>) {
  const { line, number, editing, frame, handlers, formId } = props;
  const { texts } = frame;
  const lineId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  // A line that only moves keeps its cells.
  const values = useMemo(
    () =>
      frame.columns.map((drawn) => {
        const cell = cellOf(drawn.column, line);
        const error = errorOf(drawn.column, cell);
        const plain = lineCell(drawn, cell, error !== '', lineId, { frame, line, formId });
        return { drawn, cell, error, plain };
      }),
    [frame, line, lineId, formId],
  );
  useWrittenTexts(row, values);

  /** Messages of editors about text during typing, by column. */
  const [said, setSaid] = useState<Readonly<Record<string, string | undefined>>>({});
  const isEdited = ({ key }: LineColumn<Line>) => editing.some(({ column }) => column === key);
  const errors = values
    .map(({ drawn: { column }, error }) => ({
      column,
      error: (isEdited(column) ? said[column.key] : undefined) ?? error,
    }))
    .filter(({ error }) => error !== '');

  return (
    <tr ref={row} role="row" className={styles.lineRow} data-line={lineId}>
      <th id={lineId} role="rowheader" scope="row" className={styles.lineNumber}>
        {/* The number is on a line of its own: an element for the word would cost memory. */}
        {`${texts.line} \n${number}`}
      </th>
      {values.map(({ drawn, cell, error, plain }) => {
        const { column } = drawn;
        if (!isEdited(column)) return plain;
        const editor = (
          <CellEditor
            column={column}
            cell={cell}
            line={line}
            label={`${column.header} ${texts.line} ${number}`}
            errorPlace={{
              id: errorIdOf(lineId, column.key),
              say: (next) =>
                setSaid((before) =>
                  (before[column.key] ?? error) === (next ?? error)
                    ? before
                    : { ...before, [column.key]: next },
                ),
            }}
            find={() => textControlIn(cellIn(row.current, column.key))}
            onEdit={(edit) => handlers.current.onEdit?.(line, edit)}
            onTyping={(edit) => handlers.current.onTyping?.(line, edit)}
          />
        );
        return lineCell(drawn, cell, error !== '', lineId, props, editor);
      })}
      <td role="cell" className={styles.actions} data-column={actionsColumn}>
        {actionButton('addBelow', texts.addBelow(number), 'Control+Enter')}
        {frame.canDuplicate &&
          actionButton('duplicate', texts.duplicate(number), 'Control+Shift+D')}
        {frame.canDelete && actionButton('delete', texts.remove(number), 'Alt+Delete')}
      </td>
      {errors.length > 0 && (
        <td role="cell" className={styles.errors}>
          {errors.map(({ column, error }) => (
            <span key={column.key} className={`${fieldStyles.error} ${styles.error}`}>
              <Icon name="critical" />
              <span>
                {/* Clicks are delegated to the table. No stop of Tab: the cell itself is one. */}
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.toCell}
                  data-goes-to={column.key}
                >
                  {column.header}
                </button>
                {': '}
                <span id={errorIdOf(lineId, column.key)}>{error}</span>
              </span>
            </span>
          ))}
        </td>
      )}
    </tr>
  );
}

/**
 * Writes changed values into the uncontrolled controls of a line (a hook). Separate, because each line
 * retains the closure of its effect.
 */
function useWrittenTexts<Line>(
  row: RefObject<HTMLTableRowElement | null>,
  values: readonly { drawn: DrawnColumn<Line>; cell: AnyCell }[],
): void {
  const written = useRef(values);
  useLayoutEffect(() => {
    const { current: before } = written;
    if (before === values) return;
    written.current = values;
    for (const [index, { drawn, cell }] of values.entries()) {
      const control = textControlIn(cellIn(row.current, drawn.column.key));
      const text = textOf(drawn.column, cell);
      if (!control) continue;
      if (!hasDelegate(control)) writeText(control, text);
      const last = before[index];
      if (last?.drawn !== drawn || textOf(drawn.column, last.cell) !== text) writeAgain(control);
    }
  });
}

/**
 * Writes the text of a control that may have shown a new `defaultValue` by itself. React takes what is typed
 * or pasted for a change only when it differs from what was written last.
 */
function writeAgain(control: TextControl): void {
  const { value } = control;
  control.value = value;
}

/** Clicks are delegated to the table. Not a tab stop: a shortcut does the same from the whole line. */
function actionButton(action: keyof typeof styles.action, label: string, keys: string) {
  return (
    <button
      type="button"
      className={styles.action[action]}
      aria-label={label}
      title={label}
      data-action={action}
      tabIndex={-1}
      aria-keyshortcuts={keys}
    />
  );
}

/** One line; re-renders only when the line, its index, its editors or the columns change. */
export const LineRow = memo(PlainLineRow) as typeof PlainLineRow;
