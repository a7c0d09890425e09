import { createFileRoute } from '@tanstack/react-router';
import { CreditLimits } from '../../../../features/salesDocument/amounts/CreditLimits.tsx';
import { openNewDocument } from '../../../../features/salesDocument/editor/openNewDocument.ts';
import { parseInvoiceSearch } from '../../../../features/salesDocument/actions/originSearch.ts';
import { useNewDocumentScreen } from '../../../../features/salesDocument/editor/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/toevoegen/verkopen/creditnota')({
  // The invoice that it credits (docs/decisions/0031).
  validateSearch: parseInvoiceSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, abortController }) =>
    openNewDocument(context, 'creditNote', abortController.signal, deps.factuur ?? ''),
  // Who comes back begins with the number and the day of then.
  gcTime: 0,
  component: NewCreditNotePage,
});

function NewCreditNotePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useNewDocumentScreen('creditNote');
  return (
    <SalesDocumentScreen
      kind="creditNote"
      CreditLimits={CreditLimits}
      document={document}
      {...screen}
    />
  );
}
