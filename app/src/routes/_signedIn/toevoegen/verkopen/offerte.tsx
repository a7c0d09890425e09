import { createFileRoute } from '@tanstack/react-router';
import { openNewDocument } from '../../../../features/salesDocument/editor/openNewDocument.ts';
import { useNewDocumentScreen } from '../../../../features/salesDocument/editor/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/toevoegen/verkopen/offerte')({
  loader: ({ context, abortController }) =>
    openNewDocument(context, 'quote', abortController.signal),
  // Who comes back begins with the number and the day of then.
  gcTime: 0,
  component: NewQuotePage,
});

function NewQuotePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useNewDocumentScreen('quote');
  return <SalesDocumentScreen kind="quote" document={document} {...screen} />;
}
