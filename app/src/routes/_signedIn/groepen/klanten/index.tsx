import { listCustomerGroups } from '@facturatie/api-contract';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery, parseListSearch } from '../../../../features/list/listSearch.ts';
import { settleListAddress } from '../../../../features/list/settleListAddress.ts';
import { useListScreen } from '../../../../features/list/useListScreen.ts';
import { CustomerGroupListScreen } from '../../../../screens/CustomerGroupListScreen/CustomerGroupListScreen.tsx';
import { requestResource } from '../../../../features/failure/requestResource.ts';

export const Route = createFileRoute('/_signedIn/groepen/klanten/')({
  validateSearch: parseListSearch,
  beforeLoad: settleListAddress,
  loaderDeps: ({ search }) => listQuery(search),
  loader: ({ context, deps, abortController }) =>
    requestResource(
      async (signal) => (await context.api(listCustomerGroups, { query: deps }, { signal })).groups,
      abortController.signal,
    ),
  component: CustomerGroupListPage,
});

function CustomerGroupListPage() {
  return <CustomerGroupListScreen {...useListScreen(Route.useLoaderData(), Route.useSearch())} />;
}
