import { createFileRoute } from '@tanstack/react-router';
import { CreditLimits } from '../../../../features/salesDocument/amounts/CreditLimits.tsx';
import { openDocument } from '../../../../features/salesDocument/editor/openDocument.ts';
import { useSavedDocumentScreen } from '../../../../features/salesDocument/editor/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { SavedDocument } from '../../../../screens/SalesDocumentScreen/SavedDocument.tsx';
import { useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/verkopen/creditnotas/$documentNumber')({
  loader: ({ context, params, abortController }) =>
    openDocument(context, 'creditNote', params.documentNumber, abortController.signal),
  // Who comes back changes the document as it is then, not as it was.
  gcTime: 0,
  component: CreditNotePage,
});

function CreditNotePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useSavedDocumentScreen('creditNote', document);
  return (
    <SalesDocumentScreen
      Saved={SavedDocument}
      CreditLimits={CreditLimits}
      document={document}
      {...screen}
    />
  );
}
