import { createFileRoute } from '@tanstack/react-router';
import { openDocument } from '../../../../features/salesDocument/editor/openDocument.ts';
import { useSavedDocumentScreen } from '../../../../features/salesDocument/editor/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { SavedDocument } from '../../../../screens/SalesDocumentScreen/SavedDocument.tsx';
import { useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/verkopen/offertes/$documentNumber')({
  loader: ({ context, params, abortController }) =>
    openDocument(context, 'quote', params.documentNumber, abortController.signal),
  // Who comes back changes the document as it is then, not as it was.
  gcTime: 0,
  component: QuotePage,
});

function QuotePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useSavedDocumentScreen('quote', document);
  return <SalesDocumentScreen Saved={SavedDocument} document={document} {...screen} />;
}
