import { createFileRoute } from '@tanstack/react-router';
import { openDocument } from '../../../../features/salesDocument/loadDocument.ts';
import { useKeptDocumentScreen } from '../../../../features/salesDocument/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/verkopen/offertes/$documentNumber')({
  loader: ({ context, params, abortController }) =>
    openDocument(context, params.documentNumber, abortController.signal),
  // Who comes back changes the document as it is then, not as it was.
  gcTime: 0,
  component: QuotePage,
});

function QuotePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useKeptDocumentScreen('quote', document);
  return <SalesDocumentScreen isNew={false} document={document} {...screen} />;
}
