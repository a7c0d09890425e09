import type { CSSProperties } from 'react';
import type { LineColumn } from './column.ts';
import * as styles from './LineItemsGrid.css.ts';

/** The widths of the columns, the same in every row, for the style sheet. */
export function tracksOf<Line>(columns: readonly LineColumn<Line>[]): CSSProperties {
  const widths = columns.filter(isBeside).map(({ width = 'medium' }) => styles.track[width]);
  const all = [styles.numberTrack, ...widths, styles.actionsTrack];
  return { [styles.tracksName]: all.join(' ') } as CSSProperties;
}

/** Where a column stands that is below another, for the style sheet; nothing of one beside the others. */
export function placeUnder<Line>(
  columns: readonly LineColumn<Line>[],
  { under }: LineColumn<Line>,
): CSSProperties | undefined {
  if (under === undefined) return undefined;
  const place = columns.filter(isBeside).findIndex(({ key }) => key === under);
  // After the number of the line; counted from 1.
  return { [styles.underName]: String(place + 2) } as CSSProperties;
}

function isBeside<Line>({ under }: LineColumn<Line>): boolean {
  return under === undefined;
}

/** With more lines than these, those out of sight are not laid out. */
const manyLines = 50;

/** The class of what holds so many lines. */
export function bodyClass(lineCount: number): string {
  return lineCount > manyLines ? `${styles.body} ${styles.longBody}` : styles.body;
}
