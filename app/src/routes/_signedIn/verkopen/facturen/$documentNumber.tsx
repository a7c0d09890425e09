import { createFileRoute } from '@tanstack/react-router';
import { loadDocument } from '../../../../features/salesDocument/loadDocument.ts';
import { useKeptDocumentScreen } from '../../../../features/salesDocument/useDocumentScreen.ts';
import { SalesDocumentScreen } from '../../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import { requestResource, useResource } from '../../../../state/resource.ts';

export const Route = createFileRoute('/_signedIn/verkopen/facturen/$documentNumber')({
  loader: ({ context, params, abortController }) =>
    requestResource(
      (signal) => loadDocument(context.api, params.documentNumber, signal),
      abortController.signal,
    ),
  component: InvoicePage,
});

function InvoicePage() {
  const document = useResource(Route.useLoaderData());
  const screen = useKeptDocumentScreen('invoice', document);
  return <SalesDocumentScreen isNew={false} document={document} {...screen} />;
}
