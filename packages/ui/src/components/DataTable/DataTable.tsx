import { useId, useRef, type ReactNode } from 'react';
import { keyMark } from '../../private/keyMark.ts';
import { useOnTheWay } from '../../private/onTheWay.ts';
import { dataTableTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Column, RowActionsLook } from './column.ts';
import { columnHeader } from './ColumnHeader.tsx';
import * as styles from './DataTable.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortChoice } from './SortChoice.tsx';
import type { TableSort } from './sorting.ts';
import type { TableCards } from './tableCardChoices.ts';
import { TableRow } from './TableRow.tsx';
import { useSortWords } from './useSortWords.ts';
import { useTableShape } from './useTableShape.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the table holds, in a few words: its name for screen readers. */
  caption: string;
  /** Whether the caption also stands above the table; leave it out where a heading says the same. */
  isCaptionVisible?: boolean;
  /** The columns, from left to right. */
  columns: readonly Column<Row>[];
  /** The rows; undefined while they are on their way for the first time. */
  rows: readonly Row[] | undefined;
  /** What tells a row from the others. */
  rowKey: (row: Row) => string | number;
  /** Where a row leads to; the whole row is the link. A row without an address is none. */
  rowHref?: (row: Row) => string | undefined;
  /** Buttons that belong to a row. Memoise it: rows are drawn again when it is new. */
  rowActions?: (row: Row) => ReactNode;
  /** What they are: `picture` is one small button that is a picture, in a column that is no wider. */
  rowActionsLook?: RowActionsLook;
  /**
   * When rows become cards: where the table has little room, or, for a few short columns that fit beside
   * something else, on a narrow screen only.
   * @default 'room'
   */
  cards?: TableCards;
  /** How the rows are sorted; whoever gives them sorts them. */
  sort?: TableSort;
  /** Called with the order that is asked for, by the header of a column that is `isSortable`. */
  onSortChange?: (sort: TableSort) => void;
  /** Whether newer rows are on their way; the old ones stay until then. */
  isLoading?: boolean;
  /** How many rows to keep room for while the first ones are on their way. */
  skeletonRows?: number;
}

/**
 * Rows of one kind, in columns. A native table, whose rows become cards where there is no room for
 * columns. Put it under a heading and above a `Paginator`.
 */
export function DataTable<Row>({
  caption,
  isCaptionVisible = false,
  columns,
  rows,
  rowKey,
  rowHref,
  rowActions,
  rowActionsLook = 'buttons',
  cards = 'room',
  sort,
  onSortChange,
  isLoading = false,
  skeletonRows = 10,
}: DataTableProps<Row>) {
  const texts = useMessages('dataTable', dataTableTexts);
  const captionId = useId();
  const sortStateId = useId();
  const table = useRef<HTMLTableElement>(null);
  const { overflows, hasCards } = useTableShape(table);
  const isOnTheWay = isLoading || rows === undefined;
  useOnTheWay(table, isOnTheWay);
  const isSortable = onSortChange !== undefined && columns.some((column) => column.isSortable);
  const sortWords = useSortWords(columns, sort, isOnTheWay);
  const scrollable = overflows
    ? ({ role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } as const)
    : undefined;
  return (
    <div
      className={styles.container[cards]}
      {...keyMark('dataTable', rowHref ? [] : ['Enter', 'Ctrl+Enter'])}
    >
      {isSortable && (
        <>
          <span id={sortStateId} hidden>
            {sortWords.state}
          </span>
          <VisuallyHidden isStatus>{sortWords.news}</VisuallyHidden>
          {hasCards && <SortChoice columns={columns} sort={sort} onSort={onSortChange} />}
        </>
      )}
      <div className={styles.region[overflows ? 'scrolling' : 'whole']} {...scrollable}>
        <table
          ref={table}
          role="table"
          className={styles.table}
          aria-busy={isOnTheWay || undefined}
        >
          <caption
            id={captionId}
            className={isCaptionVisible ? styles.caption : styles.hiddenCaption}
          >
            {caption}
          </caption>
          <colgroup>
            {columns.map((column) => (
              <col key={column.key} className={styles.width[column.width ?? 'medium']} />
            ))}
            {rowActions && (
              <col className={`${styles.actionsWidth[rowActionsLook]} ${styles.actionsColumn}`} />
            )}
          </colgroup>
          <thead role="rowgroup" className={styles.head}>
            <tr role="row">
              {columns.map((column) =>
                columnHeader({
                  column,
                  sort,
                  onSort: hasCards ? undefined : onSortChange,
                  stateId: sortStateId,
                }),
              )}
              {rowActions && (
                <th
                  role="columnheader"
                  scope="col"
                  className={`${styles.columnHeader} ${styles.actionsPlace[rowActionsLook]} ${styles.actionsColumn}`}
                >
                  <span className={styles.hidden}>{texts.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          {rows ? (
            <tbody
              role="rowgroup"
              className={isLoading ? `${styles.body} ${styles.staleBody}` : styles.body}
            >
              {rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  href={rowHref?.(row)}
                  actions={rowActions}
                  actionsLook={rowActionsLook}
                  actionsLabel={texts.actions}
                  hasCards={hasCards}
                />
              ))}
            </tbody>
          ) : (
            <tbody role="rowgroup" className={styles.body} aria-hidden="true">
              <SkeletonRows
                columns={columns}
                actionsLook={rowActions && rowActionsLook}
                count={skeletonRows}
              />
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}
