import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { ReactNode, RefObject } from 'react';
import { keyMark } from '../../private/keyboard/keyTable.ts';
import { usePendingElement } from '../../private/pending.ts';
import { dataTableTexts } from '../../intl/lists.nl-BE.ts';
import { useMessages } from '../../private/messages.ts';
import { fetchAhead, onDemand } from '../OnDemand/part.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  actionsWidths,
  leastTableWidth,
  type Column,
  type RowActionsLook,
  type TableCards,
} from './column.ts';
import { columnHeader } from './ColumnHeader.tsx';
import * as styles from './DataTable.css.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { SortChoice } from './SortChoice.tsx';
import type { TableSort } from './sorting.ts';
import { TableRow } from './TableRow.tsx';
import { useSortWords } from './useSortWords.ts';
import { useTableShape } from './useTableShape.ts';

/** Props of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the table holds, in a few words: its name for screen readers. */
  caption: string;
  /** Whether the caption is also shown above the table; leave it out where a heading says the same. */
  isCaptionVisible?: boolean;
  /** The columns, from left to right. */
  columns: readonly Column<Row>[];
  /** The rows; undefined during the first load. */
  rows: readonly Row[] | undefined;
  /** Identifies a row. */
  rowKey: (row: Row) => string | number;
  /** The URL of a row; the whole row is the link. Without a URL the row is no link. */
  rowHref?: (row: Row) => string | undefined;
  /** Buttons that belong to a row. Memoise it: rows re-render when it is new. */
  rowActions?: (row: Row) => ReactNode;
  /** What they are: `picture` is one small button that is a picture, in a column that is no wider. */
  rowActionsLook?: RowActionsLook;
  /**
   * When rows become cards: where the table is narrow, or, for a few short columns that fit beside
   * something else, on a narrow screen only.
   * @default 'container'
   */
  cards?: TableCards;
  /** How the rows are sorted; pass them in this order. */
  sort?: TableSort;
  /** Called with the order that is requested, by the header of a column that is `isSortable`. */
  onSortChange?: (sort: TableSort) => void;
  /** Whether newer rows are loading; the old ones stay until then. */
  isLoading?: boolean;
  /** Number of placeholder rows while the first rows are loading. */
  skeletonRows?: number;
}

/**
 * Rows of one kind, in columns. A native table, whose rows become cards where columns do not fit. Put it
 * under a heading and above a `Paginator`.
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
  cards = 'container',
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
  const fullText = useFullText(table);
  const actionsWidth = rowActions ? actionsWidths[rowActionsLook] : 0;
  const leastWidth = `${leastTableWidth(columns, actionsWidth)}rem`;
  const isOnTheWay = isLoading || rows === undefined;
  usePendingElement(table, isOnTheWay);
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
          <VisuallyHidden isStatus>{sortWords.announcement}</VisuallyHidden>
          {hasCards && <SortChoice columns={columns} sort={sort} onSort={onSortChange} />}
        </>
      )}
      <div className={styles.region[overflows ? 'scrolling' : 'whole']} {...scrollable}>
        <table
          ref={table}
          role="table"
          className={styles.table}
          style={{ [styles.leastWidthName]: leastWidth }}
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
              <col key={column.key} className={colClass(column)} />
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
      {fullText}
    </div>
  );
}

function colClass<Row>({ width = 'medium', takesRest }: Column<Row>): string {
  if (takesRest === 'wide') return `${styles.width[width]} ${styles.restWhenWide}`;
  return styles.width[takesRest ? 'rest' : width];
}

const bubble = onDemand(() => import('./FullTextBubble.tsx'));

/** The full text of a cell that is cut off, in a chunk that is fetched once the user interacts with the page. */
function useFullText(table: RefObject<HTMLTableElement | null>) {
  const code = useSyncExternalStore(bubble.subscribe, bubble.code, bubble.code);
  useEffect(() => fetchAhead(bubble), []);
  return code && <code.FullTextBubble table={table} />;
}
