import type { DocumentKind } from '@facturatie/api-contract';
import { onDemand, usePart } from '@facturatie/ui/OnDemand';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { SalesDocumentScreenProps } from '../../../screens/SalesDocumentScreen/SalesDocumentScreen.tsx';
import type { ResourceState } from '../../../state/resource.ts';
import { documentAddress, documentAddresses } from '../actions/documentAddresses.ts';
import type { DocumentToEdit } from '../../../state/document/documentEditor.ts';

/** Drawn once a new document is saved; fetched ahead. */
const savedDocument = onDemand(
  () => import('../../../screens/SalesDocumentScreen/SavedDocument.tsx'),
);
const ignore = () => undefined;

type ScreenOf = Omit<SalesDocumentScreenProps, 'Saved' | 'document' | 'kind'>;

/**
 * What follows on the screen of a new document (a hook; specification §4): a plain save goes to the list,
 * one that goes back to the document, and one for a next to a blank form. Input during the save
 * is passed on to the screen of the document.
 */
export function useNewDocumentScreen(kind: DocumentKind): ScreenOf {
  const router = useRouter();
  const { made } = useRouteContext({ from: '__root__' });
  const { list, add } = documentAddresses[kind];
  usePart({ part: savedDocument, isAsked: false, onCancel: ignore, onFailure: ignore });
  const goTo = (href: string, replace: boolean) =>
    router.navigate({ href, replace, resetScroll: !replace, ignoreBlocker: true });
  return {
    onRetry: () => void router.invalidate(),
    onSaved: ({ number, document, isChangedSince }, after) => {
      const isElsewhere = router.state.location.href !== add;
      if (after === 'back' || isChangedSince) {
        made.documents.give(number, document);
        void goTo(documentAddress(kind, number), true).finally(() => made.documents.take(number));
      } else if (after === 'plain') void goTo(list, false);
      else if (isElsewhere) void goTo(add, true);
      else void router.invalidate();
    },
  };
}

/** The same of a document that exists: it stays where it is, unless another one is to be made. */
export function useSavedDocumentScreen(
  kind: DocumentKind,
  document: ResourceState<DocumentToEdit>,
): ScreenOf & Pick<SalesDocumentScreenProps, 'kind'> {
  const router = useRouter();
  const own = 'value' in document ? document.value.kind : kind;
  return {
    kind: own,
    onRetry: () => void router.invalidate(),
    onSaved: (_saved, after) => {
      if (after === 'new') void router.navigate({ href: documentAddresses[own].add });
    },
  };
}
