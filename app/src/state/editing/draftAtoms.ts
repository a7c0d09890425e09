import { newIdempotencyKey } from '@facturatie/api-contract';
import { newHistory } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { ChangeAtoms } from './changeAtoms.ts';
import type { Draft } from './drafts.ts';
import type { EditorContext, RecordAtoms } from './recordAtoms.ts';
import type { Faults, RecordKind, Restorable, Saved } from './recordKind.ts';

/** Stores input as a draft, and restores an earlier draft. */
export function draftAtoms<T extends object, E, F extends Faults, S extends Saved>(
  kind: RecordKind<T, E, F, S>,
  atoms: RecordAtoms<T, E, F, S>,
  changes: ChangeAtoms<T, E, F, S>,
  { drafts }: EditorContext<T>,
) {
  const { savedAtom, versionAtom, attemptAtom, triedAtom, draftAtom } = atoms;

  /** Stores the unsaved input as the draft, or removes the draft when there is none. */
  const keepAtom = atom(null, (get, set) => {
    const draft = get(atoms.draftContentAtom);
    if (get(atoms.hasUnsavedAtom) || draft.attempt || draft.tried.length > 0)
      set(atoms.isDraftLostAtom, !drafts.write(draft));
    else drafts.remove();
  });

  /** Offers the latest earlier draft that holds anything which the saved record does not. */
  const offerAtom = atom(null, (get, set) => {
    const hasMore = ({ values, unparsed, attempt }: Draft<T>) =>
      Object.keys(unparsed).length > 0 ||
      attempt !== undefined ||
      !kind.isAlike(values, get(savedAtom));
    set(draftAtom, drafts.earlier(hasMore));
  });

  /** Goes on with another record in place of this one; undo does not lead back. */
  const adoptAtom = atom(
    null,
    (_get, set, { values, base, version, unparsed }: Restorable<T>, tried: readonly T[] = []) => {
      set(changes.clearTypingAtom);
      set(atoms.failureAtom, undefined);
      set(atoms.faultsAtom, undefined);
      set(atoms.isDiscardedAtom, false);
      set(savedAtom, base);
      set(versionAtom, version);
      set(triedAtom, tried);
      set(changes.replaceAtom, newHistory<T, E>(values), unparsed);
      set(keepAtom);
      set(offerAtom);
    },
  );

  /** Puts the earlier draft back. What it overwrites is set aside, to be put back in its turn. */
  const takeDraftAtom = atom(null, (get, set) => {
    set(changes.finishTypingAtom);
    const draft = get(draftAtom);
    // The answer to a save is about the record as it is now.
    if (!draft || get(atoms.isSavingAtom)) return;
    const form = get(atoms.draftContentAtom);
    const { isOverwriting, isMerged, ...restored } = kind.restore(draft, form);
    const { attempt } = form;
    if (isOverwriting) drafts.setAside(form);
    drafts.removeEarlier(draft);
    // A draft that replaces the form is another record than the one of the form's attempt.
    const other = attempt && { values: draft.values, key: newIdempotencyKey() };
    set(attemptAtom, isMerged ? (attempt ?? draft.attempt) : (draft.attempt ?? other));
    set(adoptAtom, restored, draft.tried);
  });

  return {
    keepAtom,
    offerAtom,
    /** Looks for an earlier draft where none is offered: another tab was closed. */
    lookForDraftAtom: atom(null, (get, set) => {
      if (!get(draftAtom)) set(offerAtom);
    }),
    adoptAtom,
    takeDraftAtom,
    /** Removes the earlier draft, and offers the next. */
    dropDraftAtom: atom(null, (get, set) => {
      const draft = get(draftAtom);
      if (draft) drafts.removeEarlier(draft);
      set(offerAtom);
    }),
  };
}

export type DraftAtoms<T extends object, E, F extends Faults, S extends Saved> = ReturnType<
  typeof draftAtoms<T, E, F, S>
>;
