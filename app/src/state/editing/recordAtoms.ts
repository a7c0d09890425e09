import type { Conflict } from '@facturatie/api-contract';
import { newHistory } from '@facturatie/invoice-engine';
import type { StateHistory } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { Attempt } from './createOnce.ts';
import type { Draft, EarlierDraft, OpenDraft } from './drafts.ts';
import type { Faults, RecordKind, Saved, TextChanges, Typing, UnreadTexts } from './recordKind.ts';

/** A record of which somebody else saved another version. */
export interface RecordConflict<T, S> extends Conflict<S> {
  readonly theirs: T;
  /** Resolves once the user has chosen: true when their own changes are to be saved on top of `theirs`. */
  readonly chosen: PromiseWithResolvers<boolean>;
}

/** The record as the screen showed it when a save was asked for. */
export interface AskedSave<T> {
  readonly values: T;
  readonly unread: UnreadTexts;
}

/** What is opened in an editor. */
export interface OpenedRecord<T> {
  readonly values: T;
  /** Absent for a record that is not saved yet. */
  readonly version?: string | undefined;
}

/** Where an editor keeps drafts, and its clock. */
export interface EditorContext<T> {
  readonly drafts: OpenDraft<T>;
  readonly now: () => Date;
  /** Runs a function once the page is painted; at once when absent. */
  readonly afterPaint?: (run: () => void) => void;
}

/** The state of one record that is edited, as atoms: base atoms, and what is derived from them. */
export function recordAtoms<T extends object, E, F extends Faults, S extends Saved>(
  kind: RecordKind<T, E, F, S>,
  { values, version }: OpenedRecord<T>,
  { now }: EditorContext<T>,
) {
  const historyAtom = atom<StateHistory<T, E>>(newHistory<T, E>(values));
  /** What is typed in the focused field and is no change of the record yet. */
  const typingAtom = atom<Typing<E>>();
  /** The same, as far as the screen shows what follows from it. */
  const paintedTypingAtom = atom<Typing<E>>();
  const unreadAtom = atom<UnreadTexts>({});
  /** The record without anything that is typed and not saved. */
  const savedAtom = atom(values);
  const versionAtom = atom(version);
  /** An attempt to create the record whose outcome is unknown. */
  const attemptAtom = atom<Attempt<T>>();
  /** What was sent as a change and has an unknown outcome, the latest first. */
  const triedAtom = atom<readonly T[]>([]);
  /** What was wrong at the last save; a new object for each. */
  const failureAtom = atom<F>();
  /** What of that is still wrong. */
  const faultsAtom = atom<F>();
  const isSavingAtom = atom(false);
  /** An earlier draft that the user may put back. */
  const draftAtom = atom<EarlierDraft<T>>();
  /** Whether the browser could not keep the last draft. */
  const isDraftLostAtom = atom(false);
  const conflictAtom = atom<RecordConflict<T, S>>();
  /** Whether everything typed was discarded, and nothing was typed since. */
  const isDiscardedAtom = atom(false);

  const presentAtom = atom((get) => get(historyAtom).present);
  const shownAtom = atom((get) => {
    const present = get(presentAtom);
    return kind.shown ? kind.shown(present, get(paintedTypingAtom)) : present;
  });
  const isNewAtom = atom((get) => get(versionAtom) === undefined);

  /** The record and its unread texts, with what is typed in the focused field. */
  const typedAtom = atom((get): AskedSave<T> => {
    const typing = get(typingAtom);
    const unread = get(unreadAtom);
    if (!typing) return { values: get(presentAtom), unread };
    return {
      values: typing.events.reduce(kind.reduce, get(presentAtom)),
      unread: changedTexts(unread, typing.unread),
    };
  });

  function hasChanges({ values: typed, unread }: AskedSave<T>, saved: T): boolean {
    return (
      kind.isChanged(typed, saved) ||
      Object.keys(unread).some((field) => kind.fieldText(typed, field) !== undefined)
    );
  }
  /** Whether anything was changed since the record was saved; the focused field counts once it is left. */
  const isDirtyAtom = atom((get) =>
    hasChanges({ values: get(presentAtom), unread: get(unreadAtom) }, get(savedAtom)),
  );
  /** The same, the focused field included. */
  const hasUnsavedAtom = atom((get) => hasChanges(get(typedAtom), get(savedAtom)));

  /** What a draft keeps now; undefined when there is nothing to keep. */
  const draftContentAtom = atom((get): Draft<T> | undefined => {
    const [attempt, tried] = [get(attemptAtom), get(triedAtom)];
    if (!get(hasUnsavedAtom) && attempt === undefined && tried.length === 0) return undefined;
    return {
      ...get(typedAtom),
      base: get(savedAtom),
      version: get(versionAtom),
      typedAt: now(),
      attempt,
      tried,
    };
  });

  return {
    historyAtom,
    typingAtom,
    paintedTypingAtom,
    unreadAtom,
    savedAtom,
    versionAtom,
    attemptAtom,
    triedAtom,
    failureAtom,
    faultsAtom,
    isSavingAtom,
    draftAtom,
    isDraftLostAtom,
    conflictAtom,
    isDiscardedAtom,
    presentAtom,
    shownAtom,
    isNewAtom,
    typedAtom,
    isDirtyAtom,
    hasUnsavedAtom,
    draftContentAtom,
    hasChanges,
  };
}

export type RecordAtoms<T extends object, E, F extends Faults, S extends Saved> = ReturnType<
  typeof recordAtoms<T, E, F, S>
>;

/** The texts with these changes, the same object when there are none. */
export function changedTexts(texts: UnreadTexts, changes: TextChanges): UnreadTexts {
  const isChange = Object.keys(changes).some((field) => changes[field] !== texts[field]);
  if (!isChange) return texts;
  const all = Object.entries({ ...texts, ...changes });
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
