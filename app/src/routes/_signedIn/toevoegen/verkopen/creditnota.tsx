import { createFileRoute } from '@tanstack/react-router';
import { openNewCreditNote } from '../../../../features/salesDocument/loadDocument.ts';
import { parseInvoiceSearch } from '../../../../features/salesDocument/quoteSearch.ts';
import { useNewDocumentScreen } from '../../../../features/salesDocument/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/toevoegen/verkopen/creditnota')({
  // The invoice that it credits (docs/decisions/0031).
  validateSearch: parseInvoiceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController }) =>
    openNewCreditNote(context, deps.factuur ?? '', abortController.signal),
  // Who comes back begins with the number and the day of then.
  gcTime: 0,
  component: NewCreditNotePage,
});

function NewCreditNotePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useNewDocumentScreen('creditNote');
  return <SalesDocumentScreen isNew kind="creditNote" document={document} {...screen} />;
}
