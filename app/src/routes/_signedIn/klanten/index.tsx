import { listCustomers } from '@facturatie/api-contract';
import type { ListQuery } from '@facturatie/api-contract';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery, parseListSearch } from '../../../features/list/listSearch.ts';
import { settleListAddress } from '../../../features/list/settleListAddress.ts';
import { useListScreen } from '../../../features/list/useListScreen.ts';
import { CustomerListScreen } from '../../../screens/CustomerListScreen/CustomerListScreen.tsx';
import { requestResource } from '../../../features/failure/requestResource.ts';

export const Route = createFileRoute('/_signedIn/klanten/')({
  validateSearch: parseListSearch,
  beforeLoad: (route) => {
    settleListAddress(route);
    route.context.prefetch(customersAddress(listQuery(route.search)));
  },
  loaderDeps: ({ search }) => listQuery(search),
  loader: ({ context, deps, abortController }) =>
    requestResource(
      async (signal) => (await context.api(listCustomers, { query: deps }, { signal })).customers,
      abortController.signal,
    ),
  component: CustomerListPage,
});

function CustomerListPage() {
  return <CustomerListScreen {...useListScreen(Route.useLoaderData(), Route.useSearch())} />;
}

/** The address that `listCustomers` requests, without the code of the call: `app/e2e/lists/firstRows.spec.ts` compares. */
function customersAddress({ page, perPage, search }: ListQuery): string {
  const query = { page: String(page), per_page: String(perPage), q: search };
  return `/api/v1/auth/klanten?${new URLSearchParams(query)}`;
}
