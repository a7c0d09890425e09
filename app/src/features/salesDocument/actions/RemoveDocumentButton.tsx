import { removeInvoice } from '@facturatie/api-contract';
import { confirm } from '@facturatie/ui/AlertDialog';
import { Button } from '@facturatie/ui/Button';
import { toast } from '@facturatie/ui/Toasts';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai/react';
import { useMemo, useState } from 'react';
import { recordText } from '../../../intl/records.nl-BE.ts';
import { documentRemovalText as text } from '../../../intl/savedDocument.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import type { Store } from '../../../state/store.ts';
import { reportFailure } from '../../failure/reportFailure.ts';
import { removeOnce } from '../../record/removeOnce.ts';
import { useUnmountSignal } from '../../screen/useUnmountSignal.ts';
import { documentAddresses } from './documentAddresses.ts';
import type { DocumentFacts } from '../../../state/document/openedDocument.ts';

export interface RemoveDocumentButtonProps {
  readonly editor: DocumentEditor;
  readonly document: DocumentFacts;
}

/**
 * Removes a quote, or the last invoice of its series, after a question, and goes to the list. Toasts report
 * why the server refuses it, and what a colleague saved since it was opened stays.
 */
export function RemoveDocumentButton({
  editor,
  document: { kind, number },
}: RemoveDocumentButtonProps) {
  const router = useRouter();
  const { api } = useRouteContext({ from: '__root__' });
  const store = useStore();
  const unmountSignal = useUnmountSignal();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = useMemo(
    () => removeOnce((removal) => api(removeInvoice, { query: { number } }, removal)),
    [api, number],
  );

  async function askAndRemove() {
    const question = { title: text.title(kind, number), message: text.message[kind] };
    const options = {
      confirmLabel: recordText.remove,
      tone: 'critical',
      signal: unmountSignal(),
    } as const;
    if (!(await confirm({ ...question, ...options }))) return;
    setIsRemoving(true);
    try {
      await remove(store.get(editor.versionAtom));
    } catch (error) {
      setIsRemoving(false);
      reportFailure(error);
      return;
    }
    discardDrafts(store, editor);
    toast.success(text.removed(kind, number));
    await router.navigate({
      href: documentAddresses[kind].list,
      replace: true,
      ignoreBlocker: true,
    });
  }

  return (
    <Button tone="critical" isPending={isRemoving} onPress={() => void askAndRemove()}>
      {recordText.remove}
    </Button>
  );
}

/** Discards everything typed in the document: its number may be given to another one. */
function discardDrafts(
  store: Store,
  { discardAtom, lookForDraftAtom, draftAtom, dropDraftAtom }: DocumentEditor,
): void {
  store.set(discardAtom);
  store.set(lookForDraftAtom);
  while (store.get(draftAtom)) store.set(dropDraftAtom);
}
