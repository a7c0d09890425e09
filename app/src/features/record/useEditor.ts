import { confirm } from '@facturatie/ui/AlertDialog';
import { useBlocker } from '@tanstack/react-router';
import { useStore } from 'jotai/react';
import { useEffect, useState } from 'react';
import { recordText } from '../../intl/records.nl-BE.ts';
import { createDebouncer } from '../../state/editing/createDebouncer.ts';
import { draftsAtom } from '../../state/editing/drafts.ts';
import type { Drafts } from '../../state/editing/drafts.ts';
import { otherTabsAtom } from '../../state/editing/otherTabs.ts';
import type { RecordEditor } from '../../state/editing/recordEditor.ts';
import type { Faults, Saved } from '../../state/editing/recordKind.ts';
import type { SaveOutcome } from '../../state/editing/saveAtoms.ts';
import { userAtom } from '../../state/session.ts';

/** A place in the app. */
interface Place {
  readonly pathname: string;
  readonly search: object;
}

/**
 * Opens the editor of a record on its screen (a hook): earlier drafts are offered, input is stored as a
 * draft shortly after each change, other tabs learn that the record is open here, and leaving with unsaved
 * changes asks first.
 *
 * @param create called once, with the drafts of the user
 * @param isSameRecord whether two places of the app show the same record
 */
export function useEditor<
  T extends object,
  E,
  F extends Faults,
  S extends Saved,
  Editor extends RecordEditor<T, E, F, S>,
>({
  create,
  isSameRecord,
}: {
  readonly create: (drafts: Drafts) => Editor & RecordEditor<T, E, F, S>;
  readonly isSameRecord: (one: Place, other: Place) => boolean;
}) {
  const store = useStore();
  const [editor] = useState(() => {
    const created = create(store.get(draftsAtom));
    store.set(created.offerAtom);
    return created;
  });
  useEffect(() => {
    const debouncer = createDebouncer();
    const keep = () => store.set(editor.keepAtom);
    const countTabs = (count: number) => store.set(editor.otherTabsCountAtom, count);
    const ends = [
      store.sub(editor.draftedAtom, () => debouncer.run(keep)),
      debouncer.listen(),
      whilePageLasts(() => store.get(otherTabsAtom).open(editor.name(), countTabs)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [store, editor]);

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

  return { editor, store, settle };
}

/** Runs `begin` until the returned function is called or the page is hidden, and again when Back restores the page. */
function whilePageLasts(begin: () => () => void): () => void {
  let end: (() => void) | undefined = begin();
  const stop = () => {
    end?.();
    end = undefined;
  };
  const start = () => {
    end ??= begin();
  };
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', start);
  return () => {
    window.removeEventListener('pagehide', stop);
    window.removeEventListener('pageshow', start);
    stop();
  };
}
