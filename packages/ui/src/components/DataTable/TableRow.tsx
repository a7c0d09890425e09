import { memo, type ReactNode } from 'react';
import { Anchor } from '../../private/Anchor.tsx';
import { cardPlace, rowHeaderKey, type Column, type RowActionsLook } from './column.ts';
import * as cellStyles from './cells.css.ts';
import * as styles from './DataTable.css.ts';
import { keepSelection, passClickToLink, rememberPress } from './rowLink.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
  actionsLook: RowActionsLook;
  actionsLabel: string;
  /** Whether rows are cards, whose parts need their roles and labels written out. */
  hasCards: boolean;
}

function PlainTableRow<Row>({
  row,
  columns,
  href,
  actions,
  actionsLook,
  actionsLabel,
  hasCards,
}: TableRowProps<Row>) {
  const headerKey = rowHeaderKey(columns);
  const linkHandlers = href !== undefined && {
    onClickCapture: keepSelection,
    onClick: passClickToLink,
    onAuxClick: passClickToLink,
    onMouseDown: rememberPress,
  };
  return (
    <tr
      role={hasCards ? 'row' : undefined}
      className={styles.rowLook[href === undefined ? actionsLook : 'linked']}
      {...linkHandlers}
    >
      {columns.map((column) => {
        const value = column.cell(row);
        if (column.key === headerKey)
          return (
            <th
              key={column.key}
              scope="row"
              {...attributes(columns, column, hasCards && 'rowheader')}
            >
              {href === undefined ? (
                value
              ) : (
                <Anchor href={href} className={styles.rowLink} draggable={false} data-row-link="">
                  {value}
                </Anchor>
              )}
            </th>
          );
        const content = typeof value === 'object' && value !== null ? <span>{value}</span> : value;
        const isPlain =
          column.align !== 'end' && column.card !== 'title' && !column.isMultiline && !hasCards;
        // Written out, because the spread of nothing costs memory in a thousand cells.
        return isPlain ? (
          <td key={column.key}>{content}</td>
        ) : (
          <td key={column.key} {...attributes(columns, column, hasCards && 'cell')}>
            {content}
          </td>
        );
      })}
      {actions && (
        <td
          role={hasCards ? 'cell' : undefined}
          className={`${styles.actionsCell} ${styles.actionsPlace[actionsLook]}`}
          aria-label={actionsLabel}
          data-row-actions=""
        >
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

/** What a cell needs beyond its value; most cells of a table need nothing. */
function attributes<Row>(
  columns: readonly Column<Row>[],
  column: Column<Row>,
  cardRole: 'cell' | 'rowheader' | false,
) {
  const place = cardPlace(columns, column);
  const look =
    (column.align === 'end' && styles.endAligned) ||
    (place === 'title' && cellStyles.title) ||
    (column.isMultiline && styles.multiline);
  return {
    ...(look && { className: look }),
    ...(cardRole && { role: cardRole, 'data-card': place, 'data-label': column.header }),
  };
}

/** One row; re-rendered only when its own row, its address or the columns are new. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
