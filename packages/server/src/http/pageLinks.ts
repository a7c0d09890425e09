import type { PageLink } from '@facturatie/api-contract';

/** Pages shown on each side of the current one. */
const neighbours = 3;

/**
 * The page numbers to offer: the first, those around the current one, the last. At most nine,
 * however long the list is. Beyond the last page none is active.
 * @param page from 1
 * @param lastPage from 1
 */
export function pageLinks(page: number, lastPage: number): PageLink[] {
  const centre = Math.min(page, lastPage);
  const numbers = new Set([1, lastPage]);
  for (let number = centre - neighbours; number <= centre + neighbours; number += 1) {
    if (number >= 1 && number <= lastPage) numbers.add(number);
  }
  return [...numbers]
    .toSorted((left, right) => left - right)
    .map((number) => ({ label: String(number), active: number === page }));
}
