import type { ListQuery, PageSize } from '@facturatie/api-contract';
import { defaultPageSize, pageSizeOf } from '../../state/pageSize.ts';
import type { RememberedPageSize } from '../../state/pageSize.ts';

/** What the address of a list may say: page, page size and search text (specification §2). */
export interface ListSearch {
  p?: number | undefined;
  pp?: PageSize | undefined;
  q?: string | undefined;
}

/** Pages beyond this are a mistyped address, not a page. */
const lastConceivablePage = 999_999_999;

/**
 * Reads the query of an address. What makes no sense in it is undefined, not absent: the router would
 * otherwise keep the text that stood there.
 */
export function parseListSearch(query: Record<string, unknown>): ListSearch {
  const page = Number(query['p']);
  const text = typeof query['q'] === 'string' ? query['q'].trim() : '';
  return {
    p: Number.isInteger(page) && page >= 1 && page <= lastConceivablePage ? page : undefined,
    pp: pageSizeOf(Number(query['pp'])),
    q: text || undefined,
  };
}

/**
 * The search with its gaps filled: page 1, and the page size of the address, else the remembered one,
 * else 10. A page size that the address brings is remembered.
 */
export function completeListSearch(
  search: ListSearch,
  remembered: RememberedPageSize,
): ListSearch & { p: number; pp: PageSize } {
  if (search.pp) remembered.remember(search.pp);
  const { p = 1, pp = remembered.current(), q } = search;
  return { p, pp, ...(q && { q }) };
}

/** The question to the server that a search stands for. */
export function listQuery(search: ListSearch): ListQuery {
  return {
    page: search.p ?? 1,
    perPage: search.pp ?? defaultPageSize,
    search: search.q ?? '',
  };
}
