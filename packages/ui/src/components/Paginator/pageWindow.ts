/** How many page numbers are shown in a narrow, medium or wide container. */
export const windowLengths = { tightest: 3, tight: 5, standard: 7 } as const;

/**
 * The page numbers to offer: at most `length`, in a row, with `page` in the middle where the ends
 * allow it. Pages count from 1; a page beyond the last one is answered with the last ones.
 */
export function pageWindow(
  page: number,
  lastPage: number,
  length: number = windowLengths.standard,
): number[] {
  const shown = Math.min(length, lastPage);
  const centred = page - Math.floor(shown / 2);
  const start = Math.min(Math.max(1, centred), lastPage - shown + 1);
  return Array.from({ length: shown }, (_, index) => start + index);
}
