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
        const className = `${styles.cell} ${styles.align[column.align ?? 'start']}`;
        if (column.key === headerKey)
          return (
            <th
              key={column.key}
              role="rowheader"
              scope="row"
              className={`${className} ${styles.rowHeader}`}
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
          <td key={column.key} role="cell" className={className} data-label={column.header}>
            {isEmpty(value) ? null : <span className={styles.value}>{value}</span>}
          </td>
        );
      })}
      {actions && (
        <td role="cell" className={styles.actionsCell} aria-label={actionsLabel}>
          <span className={styles.actions}>{actions(row)}</span>
        </td>
      )}
    </tr>
  );
}

function isEmpty(value: ReactNode): boolean {
  return value === undefined || value === null || value === '' || typeof value === 'boolean';
}

/** One row; drawn again only when its own row, its address or the columns are new. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
