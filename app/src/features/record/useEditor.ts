import { confirm } from '@facturatie/ui/AlertDialog';
import { useBlocker } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai/react';
import { useEffect, useState } from 'react';
import { recordText } from '../../intl/records.nl-BE.ts';
import { createDebouncer } from '../../state/editing/createDebouncer.ts';
import { draftsAtom } from '../../state/editing/drafts.ts';
import type { Drafts } from '../../state/editing/drafts.ts';
import { startEditorEffects } from '../../state/editing/recordEditor.ts';
import type { RecordEditor } from '../../state/editing/recordEditor.ts';
import type { Faults, Saved } from '../../state/editing/recordKind.ts';
import type { SaveOutcome } from '../../state/editing/saveAtoms.ts';
import { userAtom } from '../../state/session.ts';

/** A place in the app. */
interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** What a screen does with the editor of its record. */
export interface UseEditorOptions<Editor> {
  /** Creates the editor; called once, with the drafts of the user. */
  readonly create: (drafts: Drafts) => Editor;
  /** Whether two places of the app show the same record. */
  readonly isSameRecord: (one: Place, other: Place) => boolean;
}

/**
 * Opens the editor of a record on its screen (a hook): earlier drafts are offered, input is stored as a
 * draft, and leaving with unsaved changes asks first.
 */
export function useEditor<
  T extends object,
  E,
  F extends Faults,
  S extends Saved,
  Editor extends RecordEditor<T, E, F, S>,
>({ create, isSameRecord }: UseEditorOptions<Editor>) {
  const store = useStore();
  const [editor] = useState(() => {
    const created = create(store.get(draftsAtom));
    store.set(created.offerAtom);
    return created;
  });
  useEffect(() => startEditorEffects(store, editor, createDebouncer()), [store, editor]);

  const isLosing = () => store.get(userAtom) !== undefined && store.get(editor.hasUnsavedAtom);
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (isSameRecord(current, next) || !isLosing()) return false;
      const { title, message, confirm: confirmLabel, cancel: cancelLabel } = recordText.leave;
      const leaves = await confirm({ title, message, confirmLabel, cancelLabel, tone: 'critical' });
      if (leaves) store.set(editor.discardAtom);
      return !leaves;
    },
    enableBeforeUnload: isLosing,
  });

  /**
   * Waits for the end of a save, and saves again when the user keeps their own changes in a conflict.
   *
   * @param report informs the user how each save ended
   */
  async function settle(
    saving: Promise<SaveOutcome<F, S>>,
    report: (outcome: SaveOutcome<F, S>) => void,
  ): Promise<Extract<SaveOutcome<F, S>, { status: 'saved' }> | undefined> {
    const outcome = await saving;
    report(outcome);
    if (outcome.status === 'conflict') {
      const isMine = await store.get(editor.conflictAtom)?.chosen.promise;
      return isMine === true ? settle(store.set(editor.saveAtom), report) : undefined;
    }
    return outcome.status === 'saved' ? outcome : undefined;
  }

  const isOpenElsewhere = useAtomValue(editor.otherTabsCountAtom) > 0;
  return { editor, store, isOpenElsewhere, settle };
}
