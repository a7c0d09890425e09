import { memo, useId, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { hasDelegate, writeText } from '../../private/fields/inputDelegation.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CellEditor } from './CellEditor.tsx';
import { cellOf, errorOf, textOf, type AnyCell } from './cells.ts';
import { actionsColumn, type LineColumn } from './column.ts';
import { cellIn, textControlIn } from './gridPlaces.ts';
import { errorIdOf, lineCell, type LineCellOptions } from './lineCells.tsx';
import * as styles from './LineRow.css.ts';
import type { LineHandlers } from './useGridCommands.ts';
import type { FocusedCell } from './useGridFocus.ts';

/** What all rows of a grid are given. */
export interface LineRowsProps<Line> extends Pick<
  LineCellOptions<Line>,
  'columns' | 'gridId' | 'isEditable' | 'formId'
> {
  /** What is called of what happens in a cell, at the time it does. */
  handlers: RefObject<Pick<LineHandlers<Line>, 'onEdit' | 'onTyping'>>;
  /** Whether it has a button that removes it. */
  canDelete: boolean;
  /** Whether it has a button that adds the same line below it. */
  canDuplicate: boolean;
}

interface LineRowProps<Line> extends LineRowsProps<Line> {
  line: Line;
  /** Its place, counted from 1. */
  number: number;
  /** Its cells that are edited. */
  editing: readonly FocusedCell[];
  texts: Messages['lineItemsGrid'];
  choiceTexts: Messages['select'];
}

function PlainLineRow<Line>(props: LineRowProps<Line>) {
  const { line, number, editing, columns, gridId, isEditable, formId, handlers } = props;
  const { texts, choiceTexts } = props;
  const lineId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  // A line that only gets another place keeps its cells.
  const [options, values, plainCells] = useMemo(() => {
    const shared = { line, columns, gridId, lineId, isEditable, formId, choiceTexts };
    const held = columns.map((column) => {
      const cell = cellOf(column, line);
      return { column, cell, error: errorOf(column, cell) };
    });
    const drawn = held.map((one) => lineCell(one.column, one.cell, one.error !== '', shared));
    return [shared, held, drawn] as const;
  }, [line, columns, gridId, lineId, isEditable, formId, choiceTexts]);

  // React writes no text into a control that keeps what is typed. Those of a new row have theirs.
  const written = useRef(values);
  useLayoutEffect(() => {
    if (written.current === values) return;
    written.current = values;
    for (const { column, cell } of values) {
      const control = textControlIn(cellIn(row.current, column.key));
      if (control && !hasDelegate(control)) writeText(control, textOf(column, cell));
    }
  });

  /** What editors say of a text that is still typed, by column. */
  const [said, setSaid] = useState<Readonly<Record<string, string | undefined>>>({});
  const isEdited = ({ key }: LineColumn<Line>) => editing.some(({ column }) => column === key);
  const editorOf = (column: LineColumn<Line>, cell: AnyCell, error: string) => (
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
  const errors = values
    .map(({ column, error }) => ({
      column,
      error: (isEdited(column) ? said[column.key] : undefined) ?? error,
    }))
    .filter(({ error }) => error !== '');

  return (
    <tr ref={row} role="row" className={styles.lineRow} data-line={lineId}>
      <th id={lineId} role="rowheader" scope="row" className={styles.lineNumber}>
        {`${texts.line}${styles.endOfLineWord}${number}`}
      </th>
      {values.map(({ column, cell, error }, index) =>
        isEdited(column)
          ? lineCell(column, cell, error !== '', options, editorOf(column, cell, error))
          : plainCells[index],
      )}
      <td role="cell" className={styles.actions} data-column={actionsColumn}>
        {actionButton('addBelow', texts.addBelow(number), 'Control+Enter')}
        {props.canDuplicate &&
          actionButton('duplicate', texts.duplicate(number), 'Control+Shift+D')}
        {props.canDelete && actionButton('delete', texts.remove(number), 'Alt+Delete')}
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

/** Clicks are delegated to the table. No stop of Tab: a key does the same from all over the line. */
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

/** One line; drawn again only when the line itself, its place, its editors or the columns are new. */
export const LineRow = memo(PlainLineRow) as typeof PlainLineRow;
