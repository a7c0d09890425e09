import type { ReactNode } from 'react';
import type { Space } from '../../theme/tokenTypes.ts';
import * as styles from './Columns.css.ts';
import type { ColumnMinWidth } from './columnMinWidths.ts';

/** Props of {@link Columns}. */
export interface ColumnsProps {
  /** One element a column. */
  children: ReactNode;
  /** How narrow a column may become before it moves below its neighbour. */
  minWidth?: ColumnMinWidth;
  /** Space between columns, and between rows where they have moved below one another. */
  space?: Space;
}

/** Columns of equal width, as many as fit. */
export function Columns({ children, minWidth = 'medium', space = 'large' }: ColumnsProps) {
  return (
    <div className={`${styles.columns} ${styles.minWidth[minWidth]} ${styles.space[space]}`}>
      {children}
    </div>
  );
}
