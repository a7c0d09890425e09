import type { ReactNode } from 'react';
import * as styles from './FieldGroup.css.ts';
import type { FieldCellWidth } from './fieldCellWidths.ts';

/** Props of {@link FieldCell}. */
export interface FieldCellProps {
  /** The field. */
  children: ReactNode;
  /** How much of the row it takes where it fits: as wide as its usual value. */
  width?: FieldCellWidth;
}

/** The place of one field in a `FieldGroup`. */
export function FieldCell({ children, width = 'quarter' }: FieldCellProps) {
  return <div className={`${styles.cell} ${styles.width[width]}`}>{children}</div>;
}
