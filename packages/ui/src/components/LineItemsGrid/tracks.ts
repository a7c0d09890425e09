import type { CSSProperties } from 'react';
import type { LineColumn } from './column.ts';
import * as styles from './LineItemsGrid.css.ts';

/** The widths of the columns, the same in every row, for the style sheet. */
export function tracksOf<Line>(columns: readonly LineColumn<Line>[]): CSSProperties {
  const widths = columns.map(({ width = 'medium' }) => styles.track[width]);
  const all = [styles.numberTrack, ...widths, styles.actionsTrack];
  return { [styles.tracksName]: all.join(' ') } as CSSProperties;
}

/** With more lines than these, those out of sight are not laid out. */
const manyLines = 50;

/** The class of what holds so many lines. */
export function bodyClass(lineCount: number): string {
  return lineCount > manyLines ? `${styles.body} ${styles.longBody}` : styles.body;
}
