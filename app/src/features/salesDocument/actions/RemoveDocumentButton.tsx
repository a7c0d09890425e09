import { newIdempotencyKey, removeInvoice } from '@facturatie/api-contract';
import { confirm } from '@facturatie/ui/AlertDialog';
import { Button } from '@facturatie/ui/Button';
import { toast } from '@facturatie/ui/Toasts';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useStore } from 'jotai/react';
import { useState } from 'react';
import { recordText } from '../../../intl/records.nl-BE.ts';
import { documentRemovalText as text } from '../../../intl/savedDocument.nl-BE.ts';
import type { DocumentEditor } from '../../../state/document/documentEditor.ts';
import { reportFailure } from '../../failure/reportFailure.ts';
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
  // Of all attempts: the server repeats a lost answer, and removes nothing that got the number since.
  const [idempotencyKey] = useState(newIdempotencyKey);

  async function askAndRemove() {
    const isSure = await confirm({
      title: text.title(kind, number),
      message: text.message[kind],
      confirmLabel: recordText.remove,
      tone: 'critical',
      signal: unmountSignal(),
    });
    if (!isSure) return;
    setIsRemoving(true);
    try {
      const version = store.get(editor.versionAtom);
      await api(removeInvoice, { query: { number } }, { version, idempotencyKey });
    } catch (error) {
      setIsRemoving(false);
      reportFailure(error);
      return;
    }
    // Everything typed in it: its number may be given to another document.
    store.set(editor.discardAtom);
    store.set(editor.lookForDraftAtom);
    while (store.get(editor.draftAtom)) store.set(editor.dropDraftAtom);
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
