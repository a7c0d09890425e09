import { memo, useId, useRef, type ComponentType } from 'react';
import type { Messages } from '../../intl/nl-BE.ts';
import type { ActiveCell } from './activeCell.ts';
import { actionsColumn, type LineColumn, type LineSourceProps } from './column.ts';
import { LineCells } from './LineCells.tsx';
import * as styles from './LineItemsGrid.css.ts';
import { RichRow, useRichCells } from './richRow.tsx';

interface LineRowProps<Handle, Line> {
  line: Handle;
  /** Reads the line behind a handle; left out, the line is what the columns read. */
  Source: ComponentType<LineSourceProps<Handle, Line>> | undefined;
  /** Its place, counted from 0. */
  index: number;
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers. */
  gridId: string;
  activeCell: ActiveCell;
  canDelete: boolean;
  canDuplicate: boolean;
  texts: Pick<Messages, 'lineItemsGrid' | 'select'>;
}

function PlainLineRow<Handle, Line>({
  line,
  Source,
  index,
  columns,
  gridId,
  activeCell,
  canDelete,
  canDuplicate,
  texts,
}: LineRowProps<Handle, Line>) {
  const lineId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const rich = useRichCells(activeCell, lineId);
  const number = index + 1;
  const cellsOf = (value: Line) => (
    <LineCells
      line={value}
      columns={columns}
      gridId={gridId}
      lineId={lineId}
      number={rich.length > 0 ? number : undefined}
      rich={rich}
      row={row}
      texts={texts}
    />
  );
  return (
    <tr ref={row} role="row" className={styles.lineRow} data-line={lineId}>
      <th id={lineId} role="rowheader" scope="row" className={styles.lineNumber}>
        <span className={styles.lineWord}>{texts.lineItemsGrid.line}</span>
        {` ${number}`}
      </th>
      {Source ? <Source line={line}>{cellsOf}</Source> : cellsOf(line as unknown as Line)}
      <td role="cell" className={styles.actions} data-column={actionsColumn}>
        {actionButton('addBelow', texts.lineItemsGrid.addBelow(number))}
        {canDuplicate &&
          actionButton('duplicate', texts.lineItemsGrid.duplicate(number), 'Control+Shift+D')}
        {canDelete && actionButton('delete', texts.lineItemsGrid.remove(number))}
        {rich.length > 0 && <RichRow activeCell={activeCell} rowId={lineId} row={row} />}
      </td>
    </tr>
  );
}

const actionLook = {
  addBelow: `${styles.action} ${styles.actionPicture.addBelow}`,
  delete: `${styles.action} ${styles.actionPicture.delete}`,
  duplicate: `${styles.action} ${styles.actionPicture.duplicate}`,
};

/** The grid itself hears that it was pressed. No stop of Tab where a key does the same from all over the line. */
function actionButton(action: keyof typeof actionLook, label: string, keys?: string) {
  return (
    <button
      type="button"
      className={actionLook[action]}
      aria-label={label}
      title={label}
      data-action={action}
      tabIndex={keys === undefined ? undefined : -1}
      aria-keyshortcuts={keys}
    />
  );
}

/** One line; drawn again only when the line itself, its place or the columns are new. */
export const LineRow = memo(PlainLineRow) as typeof PlainLineRow;
