import { redirect } from '@tanstack/react-router';
import type { ParsedLocation } from '@tanstack/react-router';
import type { AppContext } from '../../AppContext.ts';
import { stringifyFlatSearch } from '../../flatSearch.ts';
import { pageSizeAtom } from '../../state/pageSize.ts';
import { visitedListsAtom } from '../../state/visitedLists.ts';
import { completeListSearch } from './listSearch.ts';
import type { ListSearch } from './listSearch.ts';

/**
 * Rewrites the address of a list in place until it says page and page size (specification §2), so
 * that it can be reloaded, bookmarked, sent on and come back to. For a route's `beforeLoad`.
 *
 * @throws the router's redirect while page or page size is missing.
 */
export function settleListAddress({
  search,
  context,
  location,
}: {
  search: ListSearch;
  context: AppContext;
  location: ParsedLocation;
}): void {
  const { store } = context;
  if (search.pp) store.set(pageSizeAtom, search.pp);
  const complete = completeListSearch(search, store.get(pageSizeAtom));
  const href = location.pathname + stringifyFlatSearch({ ...complete });
  store.set(visitedListsAtom, href);
  if (search.p === complete.p && search.pp === complete.pp) return;
  throw redirect({ href, replace: true });
}
