import type { Column } from './column.ts';
import { skeleton, skeletonWidths } from '../../private/skeleton.css.ts';
import * as styles from './DataTable.css.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  hasActions: boolean;
  count: number;
}

/** Rows without values, as high as rows with values, so that nothing jumps when those arrive. */
export function SkeletonRows<Row>({ columns, hasActions, count }: SkeletonRowsProps<Row>) {
  const cells = hasActions ? [...columns, { key: 'actions' }] : columns;
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row}>
      {cells.map(({ key }, column) => (
        <td key={key}>
          <span className={`${skeleton} ${skeletonWidth(row, column)}`} />
        </td>
      ))}
    </tr>
  ));
}

/** Uneven widths that look like text, and are the same in every render. */
function skeletonWidth(row: number, column: number): string {
  return skeletonWidths[(row * 3 + column * 2) % skeletonWidths.length] ?? '';
}
