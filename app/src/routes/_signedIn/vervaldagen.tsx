import { listDueDates } from '@facturatie/api-contract';
import { createFileRoute } from '@tanstack/react-router';
import { listQuery, parseListSearch } from '../../features/list/listSearch.ts';
import { settleListAddress } from '../../features/list/settleListAddress.ts';
import { useListScreen } from '../../features/list/useListScreen.ts';
import { DueDateListScreen } from '../../screens/DueDateListScreen/DueDateListScreen.tsx';
import { requestResource } from '../../features/failure/requestResource.ts';

export const Route = createFileRoute('/_signedIn/vervaldagen')({
  validateSearch: parseListSearch,
  beforeLoad: settleListAddress,
  loaderDeps: ({ search }) => listQuery(search),
  loader: ({ context, deps, abortController }) =>
    requestResource(
      async (signal) => (await context.api(listDueDates, { query: deps }, { signal })).dueDates,
      abortController.signal,
    ),
  component: DueDateListPage,
});

function DueDateListPage() {
  return <DueDateListScreen {...useListScreen(Route.useLoaderData(), Route.useSearch())} />;
}
