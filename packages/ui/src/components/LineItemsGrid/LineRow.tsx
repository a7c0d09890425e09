import { memo, useMemo, useState, type RefObject } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import { cellOf, errorOf, textOf, type AnyCell } from './cells.ts';
import { hasDelegate, isTextControl, writeText } from '../../private/fields/inputDelegation.ts';
import { CellEditor, type CellHandlers } from './CellEditor.tsx';
import { actionsColumn, type LineColumn } from './column.ts';
import { cellIn, controlAfter, rowOf, textControlIn } from './gridPlaces.ts';
import * as actionStyles from './lineActions.css.ts';
import { errorIdOf, lineCell } from './lineCells.tsx';
import { LineErrors } from './LineErrors.tsx';
import * as styles from './LineItemsGrid.css.ts';
import type { EditedCell } from './useGridFocus.ts';

/** What all rows of a grid are given. */
export interface LineRowsProps<Line> {
  /** The columns, from left to right. */
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers. */
  gridId: string;
  /** What is called of what happens in a cell, at the time it does. */
  handlers: RefObject<CellHandlers<Line>>;
  /** Whether cells can be changed. */
  isEditable: boolean;
  /** The form that the controls belong to. */
  formId: string | undefined;
  /** Whether a line has a button that deletes it. */
  canDelete: boolean;
  /** Whether a line has a button that makes a copy of it. */
  canDuplicate: boolean;
  /** What the buttons, the choices and the number of a line say. */
  texts: Pick<Messages, 'lineItemsGrid' | 'select'>;
}

interface LineRowProps<Line> extends LineRowsProps<Line> {
  line: Line;
  /** The id of its number in the page. */
  lineId: string;
  /** Its place, counted from 0. */
  index: number;
  /** Its cells that are edited. */
  editing: readonly EditedCell[];
}

function PlainLineRow<Line>(props: LineRowProps<Line>) {
  const { line, lineId, index, editing, columns, gridId, isEditable, formId, handlers, texts } =
    props;
  const number = index + 1;
  // Of a line that only gets another place no cell is drawn anew.
  const [options, values, cells, attach] = useMemo(() => {
    const shared = { line, columns, gridId, lineId, isEditable, formId, texts: texts.select };
    const held = columns.map((column) => {
      const cell = cellOf(column, line);
      return { column, cell, error: errorOf(column, cell) };
    });
    return [
      shared,
      held,
      held.map(({ column, cell, error }) => lineCell(column, cell, error !== '', shared)),
      bringingTexts(new Map(held.map(({ column, cell }) => [column.key, textOf(column, cell)]))),
    ] as const;
  }, [line, columns, gridId, lineId, isEditable, formId, texts]);
  // What editors say of a text that is still typed.
  const [said, setSaid] = useState<Readonly<Record<string, string | undefined>>>({});
  const editorOf = (column: LineColumn<Line>, own: string) => (
    <CellEditor
      column={column}
      errorPlace={{
        id: errorIdOf(lineId, column.key),
        say: (error) =>
          setSaid((before) =>
            (before[column.key] ?? own) === (error ?? own)
              ? before
              : { ...before, [column.key]: error },
          ),
      }}
      line={line}
      label={`${column.header} ${texts.lineItemsGrid.line} ${number}`}
      find={() => textControlIn(cellIn(rowOf(lineId), column.key))}
      moveOn={() => {
        const cell = cellIn(rowOf(lineId), column.key);
        if (cell) controlAfter(cell)?.focus();
      }}
      onEdit={(...edit) => handlers.current.onEdit(...edit)}
      onTyping={(...edit) => handlers.current.onTyping?.(...edit)}
    />
  );
  return (
    <tr ref={attach} role="row" className={styles.lineRow} data-line={lineId}>
      <th id={lineId} role="rowheader" scope="row" className={styles.lineNumber}>
        {`${texts.lineItemsGrid.line}${styles.endOfLineWord}${number}`}
      </th>
      {editing.length === 0
        ? cells
        : values.map(({ column, cell, error }, nth) =>
            isEdited(column, cell, editing)
              ? lineCell(column, cell, error !== '', options, editorOf(column, error))
              : cells[nth],
          )}
      <td role="cell" className={actionStyles.actions} data-column={actionsColumn}>
        {actionButton('addBelow', texts.lineItemsGrid.addBelow(number), 'Control+Enter')}
        {props.canDuplicate &&
          actionButton('duplicate', texts.lineItemsGrid.duplicate(number), 'Control+Shift+D')}
        {props.canDelete &&
          actionButton('delete', texts.lineItemsGrid.remove(number), 'Alt+Delete')}
      </td>
      <LineErrors
        lineId={lineId}
        errors={values.map(({ column, cell, error }) => ({
          column: column.key,
          header: column.header,
          text: (isEdited(column, cell, editing) ? said[column.key] : undefined) ?? error,
        }))}
      />
    </tr>
  );
}

/** A cell that was left with a text that is no value has its editor until the line keeps that text. */
function isEdited<Line>(
  column: LineColumn<Line>,
  cell: AnyCell,
  editing: readonly EditedCell[],
): boolean {
  const edited = editing.find(({ column: key }) => key === column.key);
  return edited !== undefined && (edited.status !== 'unparsed' || cell.unparsedText === undefined);
}

const attached = new WeakSet<HTMLTableRowElement>();

/** The ref of a row: brings the texts of a changed line, by the key of their column, into its controls. */
function bringingTexts(texts: ReadonlyMap<string, string>) {
  return (row: HTMLTableRowElement | null): void => {
    // The controls of a new row have their texts.
    if (row && attached.has(row)) bringTexts(row, texts);
    else if (row) attached.add(row);
  };
}

function bringTexts(row: HTMLTableRowElement, texts: ReadonlyMap<string, string>): void {
  for (const one of row.querySelectorAll('input, textarea')) {
    const text = texts.get(one.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? '');
    if (text !== undefined && isTextControl(one) && !hasDelegate(one)) writeText(one, text);
  }
}

const actionLook = {
  addBelow: `${actionStyles.action} ${actionStyles.actionPicture.addBelow}`,
  delete: `${actionStyles.action} ${actionStyles.actionPicture.delete}`,
  duplicate: `${actionStyles.action} ${actionStyles.actionPicture.duplicate}`,
};

/** Clicks are delegated to the table. No stop of Tab: a key does the same from all over the line. */
function actionButton(action: keyof typeof actionLook, label: string, keys: string) {
  return (
    <button
      type="button"
      className={actionLook[action]}
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
