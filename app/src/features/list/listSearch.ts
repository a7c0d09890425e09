import { pageSizes } from '@facturatie/api-contract';
import type { ListQuery, PageSize } from '@facturatie/api-contract';
import * as v from 'valibot';
import { defaultPageSize } from '../../state/pageSize.ts';

/** Pages beyond this are a mistyped address, not a page. */
const lastConceivablePage = 999_999_999;

const page = v.pipe(
  v.unknown(),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(lastConceivablePage),
);
const pageSize = v.pipe(v.unknown(), v.transform(Number), v.picklist(pageSizes));
const searchText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/**
 * What the address of a list may say: page, page size and search text (specification §2). What makes no
 * sense in it becomes undefined; left out, the router would keep the present text.
 */
const listSearch = v.object({
  p: v.fallback(v.optional(page), undefined),
  pp: v.fallback(v.optional(pageSize), undefined),
  q: v.fallback(v.optional(searchText), undefined),
});

/** The query of the address of a list, read. */
export type ListSearch = v.InferOutput<typeof listSearch>;

/** Reads the query of an address. */
export function parseListSearch(query: Record<string, unknown>): ListSearch {
  return v.parse(listSearch, query);
}

/** The search with its gaps filled: page 1, and the page size last chosen. */
export function completeListSearch(
  search: ListSearch,
  lastSize: PageSize,
): ListSearch & { p: number; pp: PageSize } {
  const { p = 1, pp = lastSize, q } = search;
  return { p, pp, ...(q && { q }) };
}

/** The query of the request for a search. */
export function listQuery(search: ListSearch): ListQuery {
  return {
    page: search.p ?? 1,
    perPage: search.pp ?? defaultPageSize,
    search: search.q ?? '',
  };
}
