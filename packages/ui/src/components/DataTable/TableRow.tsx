import { memo, type ReactNode } from 'react';
import { Anchor } from '../../private/Anchor.tsx';
import { rowHeaderKey, type Column } from './column.ts';
import * as styles from './DataTable.css.ts';
import { keepMiddleButton, passClickToLink } from './rowLink.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
  actionsLabel: string;
}

function PlainTableRow<Row>({ row, columns, href, actions, actionsLabel }: TableRowProps<Row>) {
  const headerKey = rowHeaderKey(columns);
  const linkHandlers = href !== undefined && {
    onClick: passClickToLink,
    onAuxClick: passClickToLink,
    onMouseDown: keepMiddleButton,
  };
  return (
    <tr
      role="row"
      className={href === undefined ? styles.row : `${styles.row} ${styles.linkedRow}`}
      {...linkHandlers}
    >
      {columns.map((column) => {
        const value = column.cell(row);
        if (column.key === headerKey)
          return (
            <th
              key={column.key}
              role="rowheader"
              scope="row"
              className={styles.rowHeader[column.align ?? 'start']}
            >
              {href === undefined ? (
                value
              ) : (
                <Anchor href={href} className={styles.rowLink} data-row-link="">
                  {value}
                </Anchor>
              )}
            </th>
          );
        return (
          <td
            key={column.key}
            role="cell"
            className={styles.cell[column.align ?? 'start']}
            data-label={column.header}
          >
            {typeof value === 'object' && value !== null ? <span>{value}</span> : value}
          </td>
        );
      })}
      {actions && (
        <td role="cell" className={styles.actionsCell} aria-label={actionsLabel}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

/** One row; drawn again only when its own row, its address or the columns are new. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
