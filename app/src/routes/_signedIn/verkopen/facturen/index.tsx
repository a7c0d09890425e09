import { listSalesDocuments } from '@facturatie/api-contract';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery, parseListSearch } from '../../../../features/list/listSearch.ts';
import { settleListAddress } from '../../../../features/list/settleListAddress.ts';
import { useListScreen } from '../../../../features/list/useListScreen.ts';
import { SalesDocumentListScreen } from '../../../../screens/SalesDocumentListScreen/SalesDocumentListScreen.tsx';
import { requestResource } from '../../../../features/failure/requestResource.ts';

export const Route = createFileRoute('/_signedIn/verkopen/facturen/')({
  validateSearch: parseListSearch,
  beforeLoad: settleListAddress,
  loaderDeps: ({ search }) => listQuery(search),
  loader: ({ context, deps, abortController }) =>
    requestResource(
      async (signal) =>
        (await context.api(listSalesDocuments, { query: { kind: 'invoice', ...deps } }, { signal }))
          .documents,
      abortController.signal,
    ),
  component: InvoiceListPage,
});

function InvoiceListPage() {
  const list = useListScreen(Route.useLoaderData(), Route.useSearch());
  return <SalesDocumentListScreen kind="invoice" {...list} />;
}
