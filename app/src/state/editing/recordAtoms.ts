import type { Conflict } from '@facturatie/api-contract';
import { newHistory } from '@facturatie/invoice-engine';
import type { StateHistory } from '@facturatie/invoice-engine';
import { atom } from 'jotai/vanilla';
import type { Attempt } from './createOnce.ts';
import type { Draft, EarlierDraft, OpenDraft } from './drafts.ts';
import type {
  Faults,
  RecordKind,
  Restorable,
  Saved,
  TextChanges,
  Typing,
  UnparsedTexts,
} from './recordKind.ts';

/** A record with a conflicting save by another user. */
export interface RecordConflict<T, S> extends Conflict<S> {
  readonly theirs: T;
  /** Resolves once the user has chosen: true when their own changes are to be saved on top of `theirs`. */
  readonly chosen: PromiseWithResolvers<boolean>;
}

/** The record as the screen showed it when a save was requested. */
export type AskedSave<T> = Pick<Restorable<T>, 'values' | 'unparsed'>;

/** What is opened in an editor. */
export interface OpenedRecord<T> {
  readonly values: T;
  /** Absent for a record that is not saved yet. */
  readonly version?: string | undefined;
}

/** Where an editor keeps drafts, and how it waits. */
export interface EditorContext<T> {
  readonly drafts: OpenDraft<T>;
  /** Runs a function once the page is painted; at once when absent. */
  readonly afterPaint?: (run: () => void) => void;
}

/** The state of one record that is edited, as atoms: base atoms, and what is derived from them. */
export function recordAtoms<T extends object, E, F extends Faults, S extends Saved>(
  kind: RecordKind<T, E, F, S>,
  { values, version }: OpenedRecord<T>,
) {
  const base = {
    historyAtom: atom<StateHistory<T, E>>(newHistory<T, E>(values)),
    /** What is typed in the focused field and is no change of the record yet. */
    typingAtom: atom<Typing<E>>(),
    /** The same, as far as the screen shows what follows from it. */
    paintedTypingAtom: atom<Typing<E>>(),
    unparsedAtom: atom<UnparsedTexts>({}),
    /** The record without anything that is typed and not saved. */
    savedAtom: atom(values),
    versionAtom: atom(version),
    /** An attempt to create the record whose outcome is unknown. */
    attemptAtom: atom<Attempt<T>>(),
    /** What was sent as a change and has an unknown outcome, the latest first. */
    triedAtom: atom<readonly T[]>([]),
    /** What was wrong at the last save; a new object for each. */
    failureAtom: atom<F>(),
    /** What of that is still wrong. */
    faultsAtom: atom<F>(),
    isSavingAtom: atom(false),
    /** An earlier draft that the user may put back. */
    draftAtom: atom<EarlierDraft<T>>(),
    /** Whether the browser could not keep the last draft. */
    isDraftLostAtom: atom(false),
    conflictAtom: atom<RecordConflict<T, S>>(),
    /** Whether everything typed was discarded, and nothing was typed since. */
    isDiscardedAtom: atom(false),
  };

  const presentAtom = atom((get) => get(base.historyAtom).present);
  const shownAtom = atom((get) => {
    const present = get(presentAtom);
    return kind.shown ? kind.shown(present, get(base.paintedTypingAtom)) : present;
  });
  /** A conflict with what is chosen between; without one no change of the record changes it. */
  const conflictVersionsAtom = atom((get) => {
    const conflict = get(base.conflictAtom);
    return conflict && { ...conflict, mine: get(presentAtom), base: get(base.savedAtom) };
  });
  const isNewAtom = atom((get) => get(base.versionAtom) === undefined);

  /** The record and its unparsed texts, with the text of the focused field. */
  const typedAtom = atom((get): AskedSave<T> => {
    const typing = get(base.typingAtom);
    const unparsed = get(base.unparsedAtom);
    if (!typing) return { values: get(presentAtom), unparsed };
    return {
      values: typing.events.reduce(kind.reduce, get(presentAtom)),
      unparsed: changedTexts(unparsed, typing.unparsed),
    };
  });

  function hasChanges({ values: typed, unparsed }: AskedSave<T>, saved: T): boolean {
    return (
      kind.isChanged(typed, saved) ||
      Object.keys(unparsed).some((field) => kind.fieldText(typed, field) !== undefined)
    );
  }
  /** Whether anything was changed since the record was saved; the focused field counts once it is left. */
  const isDirtyAtom = atom((get) =>
    hasChanges({ values: get(presentAtom), unparsed: get(base.unparsedAtom) }, get(base.savedAtom)),
  );
  /** The same, the focused field included. */
  const hasUnsavedAtom = atom((get) => hasChanges(get(typedAtom), get(base.savedAtom)));

  /** The form as a draft. */
  const draftContentAtom = atom((get): Draft<T> => ({
    ...get(typedAtom),
    base: get(base.savedAtom),
    version: get(base.versionAtom),
    attempt: get(base.attemptAtom),
    tried: get(base.triedAtom),
  }));

  return {
    ...base,
    presentAtom,
    shownAtom,
    conflictVersionsAtom,
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
export function changedTexts(texts: UnparsedTexts, changes: TextChanges): UnparsedTexts {
  const isChange = Object.keys(changes).some((field) => changes[field] !== texts[field]);
  if (!isChange) return texts;
  const all = Object.entries({ ...texts, ...changes });
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
