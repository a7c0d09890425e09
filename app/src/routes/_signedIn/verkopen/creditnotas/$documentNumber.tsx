import { createFileRoute } from '@tanstack/react-router';
import { openDocument } from '../../../../features/salesDocument/loadDocument.ts';
import { useKeptDocumentScreen } from '../../../../features/salesDocument/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/verkopen/creditnotas/$documentNumber')({
  loader: ({ context, params, abortController }) =>
    openDocument(context, params.documentNumber, abortController.signal),
  // Who comes back changes the document as it is then, not as it was.
  gcTime: 0,
  component: CreditNotePage,
});

function CreditNotePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useKeptDocumentScreen('creditNote', document);
  return <SalesDocumentScreen isNew={false} document={document} {...screen} />;
}
