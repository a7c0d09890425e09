import type { Column, RowActionsLook } from './column.ts';
import { skeleton, skeletonWidths } from '../../private/skeleton.css.ts';
import * as styles from './DataTable.css.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  actionsLook: RowActionsLook | undefined;
  count: number;
}

/** Rows without values, as high as rows with values, so that nothing jumps when those arrive. */
export function SkeletonRows<Row>({ columns, actionsLook, count }: SkeletonRowsProps<Row>) {
  const cells = actionsLook === 'buttons' ? [...columns, { key: 'actions' }] : columns;
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.row}>
      {cells.map(({ key }, column) => (
        <td key={key}>
          <span className={`${skeleton} ${skeletonWidth(row, column)}`} />
        </td>
      ))}
      {actionsLook === 'picture' && <td className={styles.actionsPlace.picture} />}
    </tr>
  ));
}

/** Uneven widths that look like text, and are the same in every render. */
function skeletonWidth(row: number, column: number): string {
  return skeletonWidths[(row * 3 + column * 2) % skeletonWidths.length] ?? '';
}
