import { memo, useId, useRef, type ComponentType } from 'react';
import { useMessages } from '../../private/messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { ActiveCell } from './activeCell.ts';
import { actionsColumn, type LineColumn, type LineSourceProps } from './column.ts';
import { LineCellView } from './LineCellView.tsx';
import * as styles from './LineItemsGrid.css.ts';
import { useRichCells } from './useRichCells.ts';

interface LineRowProps<Handle, Line> {
  line: Handle;
  Source: ComponentType<LineSourceProps<Handle, Line>>;
  /** Its place, counted from 0. */
  index: number;
  columns: readonly LineColumn<Line>[];
  /** Begins the ids of the headers. */
  gridId: string;
  activeCell: ActiveCell;
  canDelete: boolean;
}

function PlainLineRow<Handle, Line>({
  line,
  Source,
  index,
  columns,
  gridId,
  activeCell,
  canDelete,
}: LineRowProps<Handle, Line>) {
  const texts = useMessages('lineItemsGrid');
  const lineId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const richColumns = useRichCells(activeCell, lineId, row);
  const number = index + 1;
  return (
    <tr ref={row} role="row" className={styles.lineRow} data-line={lineId}>
      <th id={lineId} role="rowheader" scope="row" className={styles.lineNumber}>
        <span className={styles.lineWord}>{texts.line}</span> {number}
      </th>
      <Source line={line}>
        {(value) =>
          columns.map((column) => (
            <LineCellView
              key={column.key}
              line={value}
              column={column}
              headerId={`${gridId}-${column.key}`}
              lineId={lineId}
              richLabel={
                richColumns.includes(column.key)
                  ? `${column.header} ${texts.line} ${number}`
                  : undefined
              }
            />
          ))
        }
      </Source>
      <td role="cell" className={styles.actions} data-column={actionsColumn}>
        <ActionButton action="addBelow" label={texts.addBelow(number)} />
        {canDelete && <ActionButton action="delete" label={texts.remove(number)} />}
      </td>
    </tr>
  );
}

const pictures = { addBelow: 'add', delete: 'remove' } as const;

/** The grid itself hears that it was pressed. */
function ActionButton({ action, label }: { action: keyof typeof pictures; label: string }) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-label={label}
      title={label}
      data-action={action}
    >
      <Icon name={pictures[action]} />
    </button>
  );
}

/** One line; drawn again only when the line itself, its place or the columns are new. */
export const LineRow = memo(PlainLineRow) as typeof PlainLineRow;
