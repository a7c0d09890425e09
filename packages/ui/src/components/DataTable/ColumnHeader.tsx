import { Icon } from '../Icon/Icon.tsx';
import type { Column } from './column.ts';
import * as styles from './DataTable.css.ts';
import { nextSort, type TableSort } from './sorting.ts';

interface ColumnHeaderProps<Row> {
  column: Column<Row>;
  sort: TableSort | undefined;
  /** Sorts; without it the header is words and no button. */
  onSort: ((sort: TableSort) => void) | undefined;
  /** Id of the words that say how the rows are sorted. */
  stateId: string;
}

const pictures = { ascending: 'sortAscending', descending: 'sortDescending' } as const;

/**
 * The header of a column, which says by itself how the rows are sorted by it. A function and no component:
 * a table of many columns would feel the memory.
 */
export function columnHeader<Row>({ column, sort, onSort, stateId }: ColumnHeaderProps<Row>) {
  const { key, header, align, isSortable = false } = column;
  const direction = isSortable && sort?.key === key ? sort.direction : undefined;
  const side = align === 'end' ? ` ${styles.endAligned}` : '';
  const isButton = isSortable && onSort !== undefined;
  return (
    <th
      key={key}
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={`${styles.columnHeader}${side}${isButton ? ` ${styles.sortableHeader}` : ''}`}
    >
      {isButton ? (
        <button
          type="button"
          className={styles.sortButton[align ?? 'start']}
          aria-describedby={direction && stateId}
          onClick={() => onSort(nextSort(sort, key))}
        >
          {header}
          <span className={direction ? styles.sortPicture : styles.restingSortPicture}>
            <Icon name={direction ? pictures[direction] : 'sort'} />
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}
