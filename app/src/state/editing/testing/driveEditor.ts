import { createStore } from 'jotai/vanilla';
import type { RecordEditor } from '../recordEditor.ts';
import type { Faults, Saved, TextChanges, Typing } from '../recordKind.ts';

/**
 * Drives an editor as a screen does, in a store of its own: drafts are stored without delay.
 *
 * @returns the state of the editor as plain values, and its actions as functions
 */
export function driveEditor<
  T extends object,
  E,
  F extends Faults,
  S extends Saved,
  Editor extends RecordEditor<T, E, F, S>,
>(editor: Editor & RecordEditor<T, E, F, S>, store = createStore()) {
  const { get, set } = store;
  store.sub(editor.draftedAtom, () => set(editor.keepAtom));
  set(editor.offerAtom);
  return {
    editor,
    store,
    state: () => ({
      history: get(editor.historyAtom),
      values: get(editor.presentAtom),
      typing: get(editor.typingAtom),
      shown: get(editor.shownAtom),
      saved: get(editor.savedAtom),
      version: get(editor.versionAtom),
      unparsed: get(editor.unparsedAtom),
      failure: get(editor.failureAtom),
      faults: get(editor.faultsAtom),
      isSaving: get(editor.isSavingAtom),
      isDirty: get(editor.isDirtyAtom),
      hasUnsaved: get(editor.hasUnsavedAtom),
      draft: get(editor.draftAtom),
      isDraftLost: get(editor.isDraftLostAtom),
      conflict: get(editor.conflictAtom),
    }),
    dispatch: (events: readonly E[], unparsed?: TextChanges) =>
      set(editor.dispatchAtom, events, unparsed),
    type: (typing: Typing<E>) => set(editor.typeAtom, typing),
    endTyping: () => set(editor.endTypingAtom),
    undo: () => set(editor.undoAtom),
    redo: () => set(editor.redoAtom),
    save: () => set(editor.saveAtom),
    saveDue: () => set(editor.saveDueAtom),
    takeDraft: () => set(editor.takeDraftAtom),
    dropDraft: () => set(editor.dropDraftAtom),
    discard: () => set(editor.discardAtom),
    takeTheirs: () => set(editor.takeTheirsAtom),
    keepMine: () => set(editor.keepMineAtom),
    leaveConflict: () => set(editor.leaveConflictAtom),
  };
}
