import type { PageLink, PagedList } from '@facturatie/api-contract';
import type { Page } from '../database/paging/readPage.ts';

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

/** A page in the form of a response. */
export function pagedList<Row>(
  { page }: { readonly page: number },
  { rows, total, lastPage }: Page<Row>,
): PagedList<Row> {
  return { data: rows, links: pageLinks(page, lastPage), lastPage, total };
}
