import type { ApiError, Conflict } from '@facturatie/api-contract';
import type { HistoryEvent, StateHistory } from '@facturatie/invoice-engine';
import type { Atom, WritableAtom } from 'jotai/vanilla';
import { recordOf } from './storedDrafts.ts';

/** Texts that their fields cannot read, by field. */
export type UnparsedTexts = Readonly<Record<string, string>>;

/** New texts that their fields cannot read, by field; undefined removes one. */
export type TextChanges = Readonly<Record<string, string | undefined>>;

/** The events that blur of the focused field will dispatch, and the text in it when it cannot be read. */
export interface Typing<E> {
  readonly events: readonly E[];
  readonly unparsed: TextChanges;
}

/** Where events come from: done, still being typed, or an undo or redo, which has none. */
export type ChangeSource = 'change' | 'typing' | 'undo';

/** The answer of the server to a save. */
export interface Saved {
  readonly version?: string | undefined;
}

/** What keeps a record from being saved; nothing when `byField` is empty. */
export interface Faults {
  /** Who found it: our rules, before anything was sent, or the server. */
  readonly by: 'rules' | 'server';
  readonly byField: Readonly<Record<string, unknown>>;
}

/** A draft or the present state of the form, as `restore` combines them. */
export interface Restorable<T> {
  readonly values: T;
  /** The record before the typing. */
  readonly base: T;
  /** The version of `base`; undefined for something new. */
  readonly version: string | undefined;
  readonly unparsed: UnparsedTexts;
}

/** A form into which a draft was put back. */
export interface Restored<T> extends Restorable<T> {
  /** Whether something that was typed in the form is no longer in it. */
  readonly isOverwriting: boolean;
  /** Whether the draft was put on top of the form; otherwise it replaced the form. */
  readonly isMerged: boolean;
}

/** How the values of one kind of record are stored. */
export interface DraftCodec<T> {
  /** Plain data for JSON. */
  readonly write: (values: T) => unknown;
  /** The values of what was stored; undefined when it cannot be read any more. */
  readonly read: (stored: unknown) => T | undefined;
}

/** The record-specific part of an editor: of customers, groups, payments, documents. */
export interface RecordKind<
  T extends object,
  E,
  F extends Faults,
  S extends Saved,
> extends DraftCodec<T> {
  readonly reduce: (value: T, event: E) => T;
  readonly reduceHistory: (
    history: StateHistory<T, E>,
    event: HistoryEvent<E>,
  ) => StateHistory<T, E>;
  /** The field that an event writes into. */
  readonly fieldOf: (event: E) => string | undefined;
  /** The content of a field, as text to compare; undefined when the record has no such field (any more). */
  readonly fieldText: (value: T, field: string) => string | undefined;
  /** Fields other than its own that an event empties. */
  readonly fieldsLost?: (value: T, event: E) => readonly string[];
  /** Whether each key of this event changes the record at once, as one step for undo. */
  readonly isImmediate?: (value: T, event: E) => boolean;
  /** The record as the screen shows it during typing; absent when typing changes nothing else. */
  readonly shown?: (value: T, typing: Typing<E> | undefined) => T;
  /** Set with each change, also while it is typed. */
  readonly observerAtom?: WritableAtom<unknown, [readonly E[], ChangeSource], void>;

  readonly isChanged: (value: T, saved: T) => boolean;
  /** Whether two records say the same, apart from white space that the server may remove. */
  readonly isAlike: (one: T, other: T) => boolean;
  /**
   * The changes from `base` to `mine`, on top of `theirs`.
   *
   * @param tried what was sent before: parts of it may be in `theirs`
   */
  readonly merge: (base: T, mine: T, theirs: T, tried: readonly T[]) => T;
  /** An earlier draft put back into the form. */
  readonly restore: (draft: Restorable<T>, form: Restorable<T>) => Restored<T>;

  /** What is wrong with a record; `isNew` while it was never saved. */
  readonly validate: (value: T, unparsed: UnparsedTexts, isNew: boolean) => F;
  /** The field errors of a record that the server refused. */
  readonly refused: (sent: T, error: ApiError) => F | undefined;
  /** The faults that still apply; `found` are the current ones. */
  readonly stillFailing?: (faults: F, value: T, found: F) => F;
  /**
   * What a save waits for, if anything: it may still change the record. Resolves to what did, or could not be
   * found out; to undefined when nothing changed.
   */
  readonly awaitedAtom?: Atom<Promise<string | undefined> | undefined>;
  /** What a save changes first. */
  readonly tidied?: (value: T) => readonly E[];

  /** Creates a record, once for each key; absent for what always exists. */
  readonly create?: (value: T, idempotencyKey: string) => Promise<S>;
  /** Changes a record; `made` is the last answer where `create` made it. */
  readonly update: (value: T, version: string | undefined, made: S | undefined) => Promise<S>;
  readonly conflictIn: (error: ApiError) => Conflict<S> | undefined;
  /** The record of an answer. */
  readonly valueOf: (saved: S) => T;
  /** The sent record, as saved according to the response. */
  readonly savedValue: (sent: T, answer: S) => T;
  /** The event that applies the result of a save to a record that was changed since. */
  readonly savedEvent: (sent: T, answer: S) => E;
  /** The name of the record among drafts once it exists; absent where it does not change. */
  readonly nameOf?: (saved: S) => string;
  /** Whether a save that was requested while the record was created waits for the record's own screen. */
  readonly savesAgainOnOwnScreen?: boolean;
}

/**
 * Whether two pieces of plain data say the same, but for white space around a text, which a server may take
 * away. What is undefined says what is absent.
 */
export function isAlike(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  const [before, now] = [recordOf(one), recordOf(other)];
  if (!before || !now) return one === other;
  return Object.keys({ ...before, ...now }).every((name) => isAlike(before[name], now[name]));
}
