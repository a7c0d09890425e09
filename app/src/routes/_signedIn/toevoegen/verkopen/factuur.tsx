import { createFileRoute } from '@tanstack/react-router';
import { openNewDocument } from '../../../../features/salesDocument/editor/openNewDocument.ts';
import { parseQuoteSearch } from '../../../../features/salesDocument/actions/originSearch.ts';
import { useNewDocumentScreen } from '../../../../features/salesDocument/editor/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/toevoegen/verkopen/factuur')({
  // The quote that it is to be made of (docs/decisions/0001, 'Omzetten naar factuur').
  validateSearch: parseQuoteSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController }) =>
    openNewDocument(context, 'invoice', abortController.signal, deps.offerte),
  // Who comes back begins with the number and the day of then.
  gcTime: 0,
  component: NewInvoicePage,
});

function NewInvoicePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useNewDocumentScreen('invoice');
  return <SalesDocumentScreen kind="invoice" document={document} {...screen} />;
}
