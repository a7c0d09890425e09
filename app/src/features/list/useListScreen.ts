import type { PageSize, PagedList } from '@facturatie/api-contract';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { stringifyFlatSearch } from '../../flatSearch.ts';
import { useResource } from '../../state/resource.ts';
import type { Resource, ResourceState } from '../../state/resource.ts';
import type { ListSearch } from './listSearch.ts';
import { listQuery } from './listSearch.ts';

/** What every list screen gets: its data, its page, page size and search, and how to change them. */
export interface ListScreenProps<Row> {
  readonly list: ResourceState<PagedList<Row>>;
  readonly page: number;
  readonly perPage: PageSize;
  /** The text searched for; '' when there is none. */
  readonly search: string;
  /** The address of another page of the same list. */
  readonly pageHref: (page: number) => string;
  readonly onPageChange: (page: number) => void;
  readonly onPageSizeChange: (perPage: PageSize) => void;
  readonly onSearch: (search: string) => void;
  readonly onRetry: () => void;
}

/**
 * Ties a list screen to its address (a hook). Paging rewrites the address in place; another page size
 * or another search starts at page 1; a page beyond the last one becomes the last one.
 */
export function useListScreen<Row>(
  resource: Resource<PagedList<Row>>,
  address: ListSearch,
): ListScreenProps<Row> {
  const router = useRouter();
  const { page, perPage, search } = listQuery(address);
  const answer = useResource(resource);

  const hrefOf = (change: Partial<ListSearch>) =>
    router.state.location.pathname +
    stringifyFlatSearch({ p: page, pp: perPage, q: search, ...change });
  const goTo = (change: Partial<ListSearch>) =>
    void router.navigate({ href: hrefOf(change), replace: true, resetScroll: false });

  const lastPage = answer.status === 'ready' ? answer.value.lastPage : undefined;
  const isBeyondLast = lastPage !== undefined && page > lastPage;
  useEffect(() => {
    if (isBeyondLast) goTo({ p: lastPage });
  });

  return {
    list: isBeyondLast ? { status: 'loading' } : answer,
    page,
    perPage,
    search,
    pageHref: (target) => hrefOf({ p: target }),
    onPageChange: (target) => goTo({ p: target }),
    onPageSizeChange: (size) => goTo({ p: 1, pp: size }),
    onSearch: (q) => goTo({ p: 1, q }),
    onRetry: () => void router.invalidate(),
  };
}
