/** From small to large, from A to Z, from old to new; or the other way round. */
export const sortDirections = ['ascending', 'descending'] as const;
/** One of {@link sortDirections}. */
export type SortDirection = (typeof sortDirections)[number];

/** By which column rows are sorted, and in which direction. */
export interface TableSort {
  /** The key of the column. */
  key: string;
  /** In which direction. */
  direction: SortDirection;
}

/**
 * How rows are sorted after a press on the header of a column: first ascending, then the other way
 * round. There is no third press that sorts by nothing: an order that no header shows cannot be read.
 */
export function nextSort(sort: TableSort | undefined, key: string): TableSort {
  const isTurned = sort?.key === key && sort.direction === 'ascending';
  return { key, direction: isTurned ? 'descending' : 'ascending' };
}

/** Whether rows are in the same order by both. */
export function isSameSort(one: TableSort | undefined, other: TableSort | undefined): boolean {
  return one?.key === other?.key && one?.direction === other?.direction;
}
