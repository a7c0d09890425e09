/** How many page numbers stand beside one another at most. */
export const longestWindow = 7;

/**
 * The page numbers to offer: at most {@link longestWindow}, in a row, with `page` in the middle
 * where the ends allow it. Pages count from 1.
 */
export function pageWindow(page: number, lastPage: number): number[] {
  const length = Math.min(longestWindow, lastPage);
  const centred = page - Math.floor(length / 2);
  const start = Math.min(Math.max(1, centred), lastPage - length + 1);
  return Array.from({ length }, (_, index) => start + index);
}
