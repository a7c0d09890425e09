import { cardPlace, type Column, type RowActionsLook } from './column.ts';
import { skeleton, skeletonWidths } from '../../private/skeleton.css.ts';
import * as styles from './DataTable.css.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  actionsLook: RowActionsLook | undefined;
  count: number;
}

/** Rows without values, as high as rows with values, so that nothing jumps when those arrive. */
export function SkeletonRows<Row>({ columns, actionsLook, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row}>
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={column.align === 'end' ? styles.endAligned : undefined}
          data-card={cardPlace(columns, column)}
        >
          <span className={`${skeleton} ${skeletonWidth(row, index)}`} />
        </td>
      ))}
      {actionsLook && (
        <td className={`${styles.actionsCell} ${styles.actionsPlace[actionsLook]}`}>
          <span className={`${skeleton} ${styles.skeletonAction[actionsLook]}`} />
        </td>
      )}
    </tr>
  ));
}

/** Uneven widths that look like text, and are the same in every render. */
function skeletonWidth(row: number, column: number): string {
  return skeletonWidths[(row * 3 + column * 2) % skeletonWidths.length] ?? '';
}
