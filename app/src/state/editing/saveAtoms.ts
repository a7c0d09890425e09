import { ApiError } from '@facturatie/api-contract';
import { newHistory } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { Getter, Setter } from 'jotai/vanilla';
import type { ChangeAtoms } from './changeAtoms.ts';
import { createOnce, isOutcomeUnknown } from './createOnce.ts';
import type { DraftAtoms } from './draftAtoms.ts';
import type { AskedSave, EditorContext, RecordAtoms } from './recordAtoms.ts';
import type { Faults, RecordKind, Saved } from './recordKind.ts';

/** How a save ended; nothing was sent when it is `invalid`, and a `busy` one is sent by the save under way. */
export type SaveOutcome<F, S> =
  | {
      readonly status: 'saved';
      readonly saved: S;
      /** Whether more was typed while it was saved. */
      readonly isChangedSince: boolean;
      /** The outcome of the save that was requested while this one was pending, when it failed. */
      readonly next?: SaveOutcome<F, S>;
    }
  | { readonly status: 'invalid'; readonly faults: F }
  | { readonly status: 'failed'; readonly error: unknown }
  /** Not sent: what it waited for changed the record, or could not be found out. */
  | { readonly status: 'outdated'; readonly by: string }
  | { readonly status: 'conflict' | 'busy' };

/** Saves a record, one save at a time, and resolves conflicts with saves of other users. */
export function saveAtoms<T extends object, E, F extends Faults, S extends Saved>(
  kind: RecordKind<T, E, F, S>,
  atoms: RecordAtoms<T, E, F, S>,
  changes: ChangeAtoms<T, E, F, S>,
  { keepAtom, adoptAtom }: DraftAtoms<T, E, F, S>,
  { drafts }: EditorContext<T>,
) {
  const { historyAtom, presentAtom, savedAtom, versionAtom, attemptAtom, triedAtom } = atoms;
  const { conflictAtom, failureAtom, faultsAtom, isSavingAtom, unparsedAtom } = atoms;
  /** A save that was requested while another one was pending, until it is sent. */
  const askedAtom = atom<AskedSave<T>>();

  const sameText = (one: T, other: T) =>
    JSON.stringify(kind.write(one)) === JSON.stringify(kind.write(other));
  const create = kind.create;
  let sendNew: ReturnType<typeof createOnce<T, S>> | undefined;

  const setTriedAtom = atom(null, (_get, set, tried: readonly T[]) => {
    set(triedAtom, tried);
    set(keepAtom);
  });

  const sendAtom = atom(null, (get, set, values: T): Promise<S> => {
    const version = get(versionAtom);
    if (!create || (!sendNew && version !== undefined))
      return kind.update(values, version, undefined);
    sendNew ??= createOnce<T, S>({
      create,
      update: kind.update,
      isSame: sameText,
      readAttempt: () => get(attemptAtom),
      writeAttempt: (attempt) => {
        set(attemptAtom, attempt);
        set(keepAtom);
      },
    });
    return sendNew(values, version);
  });

  /** Sends a record, again while the conflict is with our own earlier save. */
  async function sendUntilAnswered(get: Getter, set: Setter, sent: T): Promise<SaveOutcome<F, S>> {
    const version = get(versionAtom);
    set(setTriedAtom, [sent, ...get(triedAtom).filter((one) => one !== sent)]);
    try {
      const saved = await set(sendAtom, sent);
      set(wasSavedAtom, sent, saved);
      return { status: 'saved', saved, isChangedSince: get(atoms.hasUnsavedAtom) };
    } catch (error) {
      const conflict = error instanceof ApiError ? kind.conflictIn(error) : undefined;
      if (!conflict) {
        if (!isOutcomeUnknown(error))
          set(
            setTriedAtom,
            get(triedAtom).filter((one) => one !== sent),
          );
        const refused = error instanceof ApiError ? kind.refused(sent, error) : undefined;
        if (refused) {
          set(failureAtom, refused);
          set(faultsAtom, refused);
        }
        return { status: 'failed', error };
      }
      const theirs = kind.valueOf(conflict.current);
      const ours = get(ownTriesAtom).find((one) => kind.isAlike(one, theirs));
      if (ours && conflict.version !== version) {
        const answer = { ...conflict.current, version: conflict.version };
        set(wasSavedAtom, ours, answer);
        return sendUntilAnswered(get, set, kind.reduce(sent, kind.savedEvent(ours, answer)));
      }
      set(conflictAtom, { ...conflict, theirs, chosen: Promise.withResolvers<boolean>() });
      return { status: 'conflict' };
    }
  }

  /** Records that were sent and may have arrived, the latest first. */
  const ownTriesAtom = atom((get): readonly T[] => {
    const attempt = get(attemptAtom);
    return attempt ? [...get(triedAtom), attempt.values] : get(triedAtom);
  });

  /** Makes the sent record the saved one; later input is a change of it. */
  const wasSavedAtom = atom(null, (get, set, sent: T, answer: S) => {
    const name = kind.nameOf?.(answer);
    if (name !== undefined) drafts.moveTo(name);
    const event = kind.savedEvent(sent, answer);
    const saved = kind.savedValue(sent, answer);
    set(triedAtom, []);
    const asked = get(askedAtom);
    if (asked) set(askedAtom, { ...asked, values: kind.reduce(asked.values, event) });
    set(savedAtom, saved);
    set(versionAtom, answer.version);
    const history = get(atoms.isDiscardedAtom)
      ? newHistory<T, E>(saved)
      : kind.reduceHistory(get(historyAtom), { ...event, continues: false });
    set(changes.replaceAtom, history, get(unparsedAtom));
    set(keepAtom);
  });

  async function saveOnce(
    get: Getter,
    set: Setter,
    asked: AskedSave<T>,
  ): Promise<SaveOutcome<F, S>> {
    set(askedAtom, undefined);
    const isNew = get(atoms.isNewAtom);
    const tidied = kind.tidied?.(asked.values) ?? [];
    const values = tidied.reduce(kind.reduce, asked.values);
    const faults = kind.validate(values, asked.unparsed, isNew);
    if (Object.keys(faults.byField).length > 0) {
      set(failureAtom, faults);
      set(faultsAtom, faults);
      return { status: 'invalid', faults };
    }
    set(failureAtom, undefined);
    set(faultsAtom, undefined);
    set(isSavingAtom, true);
    if (asked.values === get(presentAtom))
      for (const event of tidied) set(changes.dispatchAtom, [event]);
    const outcome = await sendUntilAnswered(get, set, values);
    set(isSavingAtom, false);
    const more = outcome.status === 'saved' ? get(askedAtom) : undefined;
    if (outcome.status !== 'saved' || !more) return outcome;
    if (!atoms.hasChanges(more, get(savedAtom))) {
      set(askedAtom, undefined);
      return outcome;
    }
    // Navigates to the record's own address first, so that a reload loads it.
    if (isNew && kind.savesAgainOnOwnScreen === true) return outcome;
    const next = await saveOnce(get, set, more);
    if (next.status === 'saved') return next;
    return { ...outcome, isChangedSince: get(atoms.hasUnsavedAtom), next };
  }

  /**
   * Saves what the screen shows, the focused field included, unless the rules find something wrong or what it waits
   * for changes the record. What is asked for while a save is under way is sent once that is done.
   */
  const saveAtom = atom(null, async (get, set): Promise<SaveOutcome<F, S>> => {
    set(changes.finishTypingAtom);
    const asked = { values: get(presentAtom), unparsed: get(unparsedAtom) };
    const isBusy = get(isSavingAtom);
    const awaited = isBusy || !kind.awaitedAtom ? undefined : get(kind.awaitedAtom);
    if (!isBusy && !awaited) return saveOnce(get, set, asked);
    set(askedAtom, asked);
    if (isBusy) return { status: 'busy' };
    set(isSavingAtom, true);
    const by = await awaited;
    set(isSavingAtom, false);
    const latest = get(askedAtom);
    set(askedAtom, undefined);
    if (by !== undefined) return { status: 'outdated', by };
    // Undefined when everything was discarded meanwhile.
    return latest ? saveOnce(get, set, latest) : { status: 'busy' };
  });

  /** Sends the save that was requested while the record was created; undefined when there is none. */
  const saveDueAtom = atom(null, (get, set): Promise<SaveOutcome<F, S>> | undefined => {
    const due = get(askedAtom);
    return due && saveOnce(get, set, due);
  });

  const endConflictAtom = atom(null, (get, set, isMine: boolean) => {
    get(conflictAtom)?.chosen.resolve(isMine);
    set(conflictAtom, undefined);
  });

  const chooseAtom = atom(null, (get, set, isMine: boolean) => {
    set(changes.finishTypingAtom);
    const conflict = get(conflictAtom);
    if (!conflict) return;
    const { theirs, version } = conflict;
    // On the other's version, or saving it would meet the same conflict again.
    const mine = {
      values: kind.merge(get(savedAtom), get(presentAtom), theirs, get(ownTriesAtom)),
      base: theirs,
      version,
      unparsed: get(unparsedAtom),
    };
    if (!isMine) drafts.setAside({ ...mine, attempt: undefined, tried: [] });
    set(adoptAtom, isMine ? mine : { ...mine, values: theirs, unparsed: {} });
    set(endConflictAtom, isMine);
  });

  /** Discards everything typed and not saved. */
  const discardAtom = atom(null, (get, set) => {
    set(askedAtom, undefined);
    set(changes.clearTypingAtom);
    set(faultsAtom, undefined);
    set(changes.replaceAtom, newHistory<T, E>(get(savedAtom)), {});
    set(atoms.isDiscardedAtom, true);
    drafts.remove();
  });

  return {
    saveAtom,
    saveDueAtom,
    /** Shows what the other saved. What was typed stays to be put back, as a draft. */
    takeTheirsAtom: atom(null, (_get, set) => set(chooseAtom, false)),
    /** Applies the user's changes to the version of the other user. */
    keepMineAtom: atom(null, (_get, set) => set(chooseAtom, true)),
    /** Leaves everything as it is. */
    leaveConflictAtom: atom(null, (_get, set) => set(endConflictAtom, false)),
    discardAtom,
  };
}
