import { atom } from 'jotai/vanilla';
import { storageAtom } from '../storedAtom.ts';
import type { Attempt } from './createOnce.ts';
import type { UnreadTexts } from './recordKind.ts';

/** What a user typed and has not saved. */
export interface Draft<T> {
  readonly values: T;
  /** The record before the typing. */
  readonly base: T;
  /** The version of `base`; undefined for something new. */
  readonly version: string | undefined;
  readonly unread: UnreadTexts;
  /** When the last of it was typed. */
  readonly typedAt: Date;
  /** An attempt to create the record whose outcome is unknown. */
  readonly attempt: Attempt<T> | undefined;
  /** What was sent as a change of it and has an unknown outcome; the latest first. */
  readonly tried: readonly T[];
}

/** A draft of another form of the same record. */
export interface EarlierDraft<T> extends Draft<T> {
  /** Its storage key. */
  readonly key: string;
  /** What was stored under the key when it was read. */
  readonly text: string;
}

/** How the values of one kind of record are stored. */
export interface DraftCodec<T> {
  /** Plain data for JSON. */
  readonly write: (values: T) => unknown;
  /** The values of what was stored; undefined when it cannot be read any more. */
  readonly read: (stored: unknown) => T | undefined;
}

/** The drafts of one record, as one opened form sees them. */
export interface OpenDraft<T> {
  /** The name of the record: `klantengroep/3`, `klant/nieuw`. */
  name(): string;
  /** The draft of this form. */
  own(): Draft<T> | undefined;
  /** Stores the draft of this form. Answers false when the browser has no room for it. */
  write(draft: Draft<T>): boolean;
  /** Removes the draft of this form. */
  remove(): void;
  /** The latest draft of another form of the record: from before a reload, or of another tab. */
  earlier(): EarlierDraft<T> | undefined;
  /** Stores a draft as one of another form, to be put back later. */
  setAside(draft: Draft<T>): void;
  /** Removes such a draft, unless more was typed into it since it was read. */
  removeEarlier(draft: EarlierDraft<T>): void;
  /** Gives the record another name, with the draft of this form. */
  moveTo(name: string): void;
}

/** The drafts of this browser, by user and record. They outlive a reload, a crash and a session. */
export interface Drafts {
  /**
   * Opens the drafts of a record for one form. Forms that are open beside each other, in two tabs, keep a draft
   * each, so that none overwrites another.
   *
   * @param owner the name of the user; nobody else is ever offered the drafts
   * @param form names the form; absent for a form of its own each time
   */
  open<T>(owner: string, name: string, codec: DraftCodec<T>, form?: string): OpenDraft<T>;
}

/** The prefix of the storage keys of drafts. */
export const draftsPrefix = 'draft:';

const day = 24 * 60 * 60 * 1000;
/** Drafts are removed when this old, because they hold personal data. */
const keptFor = 30 * day;

/** The drafts in `storage`. Old ones are removed at once. */
export function createDrafts(storage: Storage, now: () => number = Date.now): Drafts {
  for (const key of draftKeys(storage)) {
    const typedAt = stored(storage.getItem(key))?.['typedAt'];
    if (!(typeof typedAt === 'number' && now() - typedAt < keptFor)) storage.removeItem(key);
  }

  function write<T>(key: string, draft: Draft<T>, codec: DraftCodec<T>): boolean {
    const { values, base, attempt, tried, typedAt } = draft;
    const text = JSON.stringify({
      ...draft,
      values: codec.write(values),
      base: codec.write(base),
      attempt: attempt && { ...attempt, values: codec.write(attempt.values) },
      tried: tried.map(codec.write),
      typedAt: typedAt.getTime(),
    });
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      // Full, or forbidden: the user is told, and goes on.
      return false;
    }
  }

  return {
    open: <T>(owner: string, firstName: string, codec: DraftCodec<T>, id = newId()) => {
      let name = firstName;
      const ownKey = () => keyOf(owner, name, id);
      return {
        name: () => name,
        own: () => readDraft(storage.getItem(ownKey()), codec),
        write: (draft: Draft<T>) => write(ownKey(), draft, codec),
        remove: () => storage.removeItem(ownKey()),
        earlier: () =>
          draftKeys(storage)
            .filter((key) => key !== ownKey() && isOf(key, owner, name))
            .flatMap((key): EarlierDraft<T>[] => {
              const text = storage.getItem(key) ?? '';
              const draft = readDraft(text, codec);
              return draft ? [{ ...draft, key, text }] : [];
            })
            .toSorted((one, other) => other.typedAt.getTime() - one.typedAt.getTime())[0],
        setAside: (draft: Draft<T>) => void write(keyOf(owner, name, newId()), draft, codec),
        removeEarlier: ({ key, text }) => {
          if (storage.getItem(key) === text) storage.removeItem(key);
        },
        moveTo: (next) => {
          if (next === name) return;
          const draft = storage.getItem(ownKey());
          storage.removeItem(ownKey());
          name = next;
          if (draft !== null) storage.setItem(ownKey(), draft);
        },
      };
    },
  };
}

/** The drafts of the app. */
export const draftsAtom = atom((get) => createDrafts(get(storageAtom)));

function keyOf(...names: string[]): string {
  return `${draftsPrefix}${JSON.stringify(names)}`;
}

/** Whether a key is of a form of that record. */
function isOf(key: string, owner: string, name: string): boolean {
  return key.startsWith(`${keyOf(owner, name).slice(0, -1)},`);
}

/** Names one form; no two are alike. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

function readDraft<T>(text: string | null, { read }: DraftCodec<T>): Draft<T> | undefined {
  const found = stored(text);
  const values = found && read(found['values']);
  const base = found && read(found['base']);
  if (!found || !values || !base || typeof found['typedAt'] !== 'number') return undefined;
  const { version, unread, attempt, tried } = found;
  const tryValues = recordOf(attempt) && read(recordOf(attempt)?.['values']);
  const key = recordOf(attempt)?.['key'];
  return {
    values,
    base,
    version: typeof version === 'string' ? version : undefined,
    unread: textsOf(unread),
    typedAt: new Date(found['typedAt']),
    attempt: tryValues && typeof key === 'string' ? { values: tryValues, key } : undefined,
    tried: Array.isArray(tried) ? tried.flatMap((one: unknown) => read(one) ?? []) : [],
  };
}

function draftKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(draftsPrefix),
  );
}

function stored(text: string | null): Record<string, unknown> | undefined {
  if (text === null) return undefined;
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A codec for forms of plain fields: `shape` with what of a stored form is still of the same kind. */
export function shapeCodec<T extends object>(shape: T): DraftCodec<T> {
  return {
    write: (values) => values,
    read: (found) => (recordOf(found) ? fitted(shape, found) : undefined),
  };
}

function fitted<T extends object>(shape: T, found: unknown): T {
  const values = recordOf(found) ?? {};
  return Object.fromEntries(
    Object.entries(shape).map(([key, standing]: [string, unknown]) => [
      key,
      fittedValue(standing, values[key]),
    ]),
  ) as T;
}

function fittedValue(standing: unknown, found: unknown): unknown {
  if (recordOf(standing)) return fitted(standing as object, found);
  const isEmptied = standing === null || found === null;
  const fits = isEmptied
    ? found !== undefined && !recordOf(found)
    : typeof found === typeof standing;
  return fits ? found : standing;
}

function textsOf(found: unknown): UnreadTexts {
  return Object.fromEntries(
    Object.entries(recordOf(found) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
