import { listRecurringInvoices } from '@facturatie/api-contract';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery, parseListSearch } from '../../../features/list/listSearch.ts';
import { settleListAddress } from '../../../features/list/settleListAddress.ts';
import { useListScreen } from '../../../features/list/useListScreen.ts';
import { RecurringInvoiceListScreen } from '../../../screens/RecurringInvoiceListScreen/RecurringInvoiceListScreen.tsx';
import { requestResource } from '../../../features/failure/requestResource.ts';

export const Route = createFileRoute('/_signedIn/verkopen/periodiekefacturen')({
  validateSearch: parseListSearch,
  beforeLoad: settleListAddress,
  loaderDeps: ({ search }) => listQuery(search),
  loader: ({ context, deps, abortController }) =>
    requestResource(
      async (signal) =>
        (await context.api(listRecurringInvoices, { query: deps }, { signal })).recurringInvoices,
      abortController.signal,
    ),
  component: RecurringInvoiceListPage,
});

function RecurringInvoiceListPage() {
  return (
    <RecurringInvoiceListScreen {...useListScreen(Route.useLoaderData(), Route.useSearch())} />
  );
}
