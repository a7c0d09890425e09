import type { CSSProperties } from 'react';
import { isMultiline, underOf } from './cells.ts';
import type { LineColumn, LineColumnWidth } from './column.ts';
import { tracksName } from './LineItemsGrid.css.ts';
import { underName } from './LineRow.css.ts';

/** How wide a column may be in a row; all give way alike, and the last takes what is left. */
const track: Record<LineColumnWidth, string> = {
  xsmall: 'minmax(0, 5rem)',
  small: 'minmax(0, 6rem)',
  medium: 'minmax(0, 7.5rem)',
  large: 'minmax(0, 12rem)',
  fill: 'minmax(11rem, 1fr)',
};
const numberTrack = 'minmax(0, 2rem)';

/**
 * The widths of the columns, the same in every row, for the style sheet.
 *
 * @param canDuplicate whether a line has a third button
 */
export function tracksOf<Line>(
  columns: readonly LineColumn<Line>[],
  canDuplicate: boolean,
): CSSProperties {
  const widths = columns.filter(isBeside).map((column) => track[widthOf(column)]);
  const all = [numberTrack, ...widths, canDuplicate ? '6rem' : '4.5rem'];
  return { [tracksName]: all.join(' ') } as CSSProperties;
}

function widthOf<Line>({ width, ...column }: LineColumn<Line>): LineColumnWidth {
  return width ?? (isMultiline(column) ? 'fill' : 'medium');
}

/** The style of a column that is shown below another; empty for one beside the others. */
export function placeUnder<Line>(
  columns: readonly LineColumn<Line>[],
  column: LineColumn<Line>,
): CSSProperties | undefined {
  const under = underOf(column);
  if (under === undefined) return undefined;
  const place = columns.filter(isBeside).findIndex(({ key }) => key === under);
  // After the number of the line; counted from 1.
  return { [underName]: String(place + 2) } as CSSProperties;
}

const isBeside = <Line>(column: LineColumn<Line>) => underOf(column) === undefined;
