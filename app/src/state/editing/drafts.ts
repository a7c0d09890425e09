import { atom } from 'jotai/vanilla';
import { userNameAtom } from '../session.ts';
import { storageAtom } from '../storedAtom.ts';
import type { Attempt } from './createOnce.ts';
import type { DraftCodec, Restorable, UnparsedTexts } from './recordKind.ts';
import { draftKeys, draftsPrefix, recordOf, storedRecord } from './storedDrafts.ts';

/** What a user typed and has not saved. */
export interface Draft<T> extends Restorable<T> {
  /** An attempt to create the record whose outcome is unknown. */
  readonly attempt: Attempt<T> | undefined;
  /** What was sent as a change of it and has an unknown outcome; the latest first. */
  readonly tried: readonly T[];
}

/** A draft of another form of the same record. */
export interface EarlierDraft<T> extends Draft<T> {
  /** Its storage key. */
  readonly key: string;
  /** What was stored under the key when it was found. */
  readonly text: string;
  /** When it was stored. */
  readonly typedAt: Date;
}

/** The drafts of one user in this browser, by record. They outlive a reload, a crash and a session. */
export interface Drafts {
  readonly storage: Storage;
  /** The name of the user, who alone is offered the drafts. */
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The drafts of the user who is signed in. */
export const draftsAtom = atom((get): Drafts => ({
  storage: get(storageAtom),
  owner: get(userNameAtom),
  now: Date.now,
}));

/**
 * Opens the drafts of a record for one form. Forms that are open beside each other, in two tabs, keep a draft
 * each, so that none overwrites another.
 *
 * @param record the name of the record: `klantengroep/3`, `klant/nieuw`
 * @param form names the form; absent for a form of its own each time
 */
export function openDraft<T>(
  { storage, owner, now }: Drafts,
  record: string,
  codec: DraftCodec<T>,
  form = newId(),
) {
  let name = record;
  const ownKey = () => keyOf(owner, name, form);

  function write(key: string, draft: Draft<T>): boolean {
    const { values, base, version, unparsed, attempt, tried } = draft;
    const text = JSON.stringify({
      version,
      unparsed,
      values: codec.write(values),
      base: codec.write(base),
      attempt: attempt && { ...attempt, values: codec.write(attempt.values) },
      tried: tried.map(codec.write),
      typedAt: now(),
    });
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      // Full, or forbidden: the user is informed, and continues.
      return false;
    }
  }

  return {
    /** The name of the record. */
    name: () => name,
    /** The draft of this form. */
    own: () => readDraft(storage.getItem(ownKey()), codec),
    /** Stores the draft of this form. Returns false when the storage is full. */
    write: (draft: Draft<T>) => write(ownKey(), draft),
    /** Removes the draft of this form. */
    remove: () => storage.removeItem(ownKey()),
    /**
     * The latest draft of another form of the record: from before a reload, or of another tab.
     *
     * @param isOffered whether a draft holds anything to offer; one that does not is removed
     */
    earlier: (isOffered: (draft: Draft<T>) => boolean = () => true) =>
      draftKeys(storage)
        .filter((key) => key !== ownKey() && isOf(key, owner, name))
        .flatMap((key): EarlierDraft<T>[] => {
          const text = storage.getItem(key) ?? '';
          const draft = readDraft(text, codec);
          if (!draft) return [];
          if (isOffered(draft)) return [{ ...draft, key, text }];
          storage.removeItem(key);
          return [];
        })
        .toSorted((one, other) => other.typedAt.getTime() - one.typedAt.getTime())
        .at(0),
    /** Stores a draft as one of another form, to be put back later. */
    setAside: (draft: Draft<T>) => void write(keyOf(owner, name, newId()), draft),
    /** Removes a draft of another form, unless more was typed into it since it was read. */
    removeEarlier: ({ key, text }: Pick<EarlierDraft<T>, 'key' | 'text'>) => {
      if (storage.getItem(key) === text) storage.removeItem(key);
    },
    /** Gives the record another name, with the draft of this form. */
    moveTo: (next: string) => {
      if (next === name) return;
      const draft = storage.getItem(ownKey());
      storage.removeItem(ownKey());
      name = next;
      if (draft !== null) storage.setItem(ownKey(), draft);
    },
  };
}

/** The drafts of one record, as one opened form sees them. */
export type OpenDraft<T> = ReturnType<typeof openDraft<T>>;

function keyOf(...names: string[]): string {
  return `${draftsPrefix}${JSON.stringify(names)}`;
}

/** Whether a key is of a form of that record. */
function isOf(key: string, owner: string, name: string): boolean {
  return key.startsWith(`${keyOf(owner, name).slice(0, -1)},`);
}

/** Names one form, or one tab; no two are alike. */
export function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

function readDraft<T>(text: string | null, { read }: DraftCodec<T>) {
  const found = storedRecord(text);
  const values = found && read(found['values']);
  const base = found && read(found['base']);
  if (!found || !values || !base || typeof found['typedAt'] !== 'number') return undefined;
  const { version, unparsed, attempt, tried } = found;
  const tryValues = recordOf(attempt) && read(recordOf(attempt)?.['values']);
  const key = recordOf(attempt)?.['key'];
  return {
    values,
    base,
    version: typeof version === 'string' ? version : undefined,
    // Older versions of the app stored it as `unread`.
    unparsed: textsOf(unparsed ?? found['unread']),
    typedAt: new Date(found['typedAt']),
    attempt: tryValues && typeof key === 'string' ? { values: tryValues, key } : undefined,
    tried: Array.isArray(tried) ? tried.flatMap((one: unknown) => read(one) ?? []) : [],
  };
}

/** A codec for forms of plain fields: `shape` with what of a stored form is still of the same kind. */
export function shapeCodec<T extends object>(shape: T): DraftCodec<T> {
  return {
    write: (values) => values,
    read: (found) => (recordOf(found) ? (fitted(shape, found) as T) : undefined),
  };
}

function fitted(standing: unknown, found: unknown): unknown {
  const shape = recordOf(standing);
  if (shape) {
    const values = recordOf(found) ?? {};
    return Object.fromEntries(
      Object.entries(shape).map(([key, value]) => [key, fitted(value, values[key])]),
    );
  }
  const isNullable = standing === null || found === null;
  const fits = isNullable
    ? found !== undefined && !recordOf(found)
    : typeof found === typeof standing;
  return fits ? found : standing;
}

function textsOf(found: unknown): UnparsedTexts {
  return Object.fromEntries(
    Object.entries(recordOf(found) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
