/** What somebody typed and has not saved. */
export interface Draft<T> {
  readonly values: T;
  /** What stood there before the typing. */
  readonly base: T;
  /** The version of what stood there; absent of something new. */
  readonly version?: string | undefined;
  /** Texts that are no value yet, by field: '12,x' where a number belongs. */
  readonly unread: Readonly<Record<string, string>>;
  /** When the last of it was typed. */
  readonly typedAt: Date;
  /** A try to make it, of which nobody knows whether it arrived. */
  readonly attempt?: Attempt<T> | undefined;
  /** What was sent as a change of it, of which nobody knows whether it arrived; the last first. */
  readonly tried?: readonly T[] | undefined;
}

/** Something new that was sent, and may be there. */
export interface Attempt<T> {
  readonly values: T;
  /** Sent again with the next try, so that the server makes one of them (`newIdempotencyKey`). */
  readonly key: string;
}

/** The place of one draft: of one person and one record. */
export interface DraftSlot<T> {
  /** The draft, when there is one that still fits the form. */
  read(): Draft<T> | undefined;
  /** Keeps a draft. Answers false when the browser has no room for it. */
  write(draft: Draft<T>): boolean;
  remove(): void;
}

/** The drafts of one record, as one opened form meets them. */
export interface OpenDraft<T> {
  /** What this form itself keeps: after `moveTo`, what was typed before the move. */
  own(): Draft<T> | undefined;
  /** Keeps what is typed in this form. Answers false when the browser has no room for it. */
  write(draft: Draft<T>): boolean;
  remove(): void;
  /** What was typed in another form of the record and not saved: before a reload, or in another tab. */
  earlier(): EarlierDraft<T> | undefined;
  /** Keeps a draft as if it were typed in another form, to be put back later. */
  setAside(draft: Draft<T>): void;
  /** Throws such a draft away, unless more was typed into it since it was read. */
  removeEarlier(draft: EarlierDraft<T>): void;
  /**
   * What this form keeps, now and later, is the own draft of the next form of `record`: it has a name now.
   */
  moveTo(record: string): void;
  /** Ends that: a form opened after this one begins anew. */
  close(): void;
}

/** A draft of another form of the same record. */
export interface EarlierDraft<T> extends Draft<T> {
  /** Where it is kept. */
  readonly place: string;
  /** What was kept there when it was read. */
  readonly text: string;
}

/** Drafts of this browser, by person and record. They outlive a reload, a crash and a session. */
export interface Drafts {
  /**
   * The one place of a record.
   *
   * @param owner the name of who types; nobody else is ever offered it
   * @param record what it is a draft of: `klantengroep/3`, `klant/nieuw`
   * @param shape a form of this kind; what no longer fits it in an old draft is left out
   */
  slot<T extends object>(owner: string, record: string, shape: T): DraftSlot<T>;
  /**
   * Places of a record for forms that may be open beside each other, in two tabs: each keeps a draft of its
   * own, so that none overwrites another.
   */
  open<T extends object>(owner: string, record: string, shape: T): OpenDraft<T>;
}

/** What every key begins with under which a draft is kept. */
export const draftsPrefix = 'draft:';
const day = 24 * 60 * 60 * 1000;

/** A draft that nobody came back to for this long is thrown away, for it holds personal data. */
const keptFor = 30 * day;

/** The drafts kept in `storage`. Old ones are thrown away at once. */
export function createDrafts(storage: Storage, now: () => number = Date.now): Drafts {
  for (const key of keysOf(storage)) {
    const typedAt = stored(storage.getItem(key))?.typedAt;
    if (!(typeof typedAt === 'number' && now() - typedAt < keptFor)) storage.removeItem(key);
  }
  /** The ids of forms whose drafts were moved, by where they went. */
  const moved = new Map<string, string>();
  const slotAt = <T extends object>(key: string, shape: T) => draftSlot(storage, key, shape);

  return {
    slot: <T extends object>(owner: string, record: string, shape: T) =>
      slotAt(keyOf(owner, record), shape),
    open: <T extends object>(owner: string, record: string, shape: T) => {
      const id = moved.get(keyOf(owner, record)) ?? newId();
      let name = record;
      let ownKey = keyOf(owner, name, id);
      const own = () => slotAt(ownKey, shape);
      return {
        own: () => own().read(),
        write: (draft: Draft<T>) => own().write(draft),
        remove: () => own().remove(),
        earlier: () =>
          keysOf(storage)
            .filter((key) => key !== ownKey && isOf(key, owner, name))
            .flatMap((place): EarlierDraft<T>[] => {
              const draft = slotAt(place, shape).read();
              return draft ? [{ ...draft, place, text: storage.getItem(place) ?? '' }] : [];
            })
            .toSorted((one, other) => other.typedAt.getTime() - one.typedAt.getTime())[0],
        setAside: (draft: Draft<T>) => void slotAt(keyOf(owner, name, newId()), shape).write(draft),
        removeEarlier: ({ place, text }) => {
          if (storage.getItem(place) === text) storage.removeItem(place);
        },
        moveTo: (next) => {
          const draft = storage.getItem(ownKey);
          storage.removeItem(ownKey);
          name = next;
          ownKey = keyOf(owner, next, id);
          if (draft !== null) storage.setItem(ownKey, draft);
          moved.set(keyOf(owner, next), id);
        },
        close: () => void moved.delete(keyOf(owner, record)),
      };
    },
  };
}

function keyOf(...names: string[]): string {
  return `${draftsPrefix}${JSON.stringify(names)}`;
}

/** Whether a key is of a form of that record. */
function isOf(key: string, owner: string, record: string): boolean {
  return key.startsWith(`${keyOf(owner, record).slice(0, -1)},`);
}

/** Names one form; no two are alike. */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

function draftSlot<T extends object>(storage: Storage, key: string, shape: T): DraftSlot<T> {
  return {
    read: () => {
      const found = stored(storage.getItem(key));
      if (found === undefined || typeof found.typedAt !== 'number') return undefined;
      return {
        values: fitted(shape, found.values),
        base: fitted(shape, found.base),
        version: typeof found.version === 'string' ? found.version : undefined,
        unread: textsOf(found.unread),
        typedAt: new Date(found.typedAt),
        ...attemptOf(shape, found.attempt),
        ...(Array.isArray(found.tried) && {
          tried: found.tried.map((values) => fitted(shape, values)),
        }),
      };
    },
    write: (draft) => {
      try {
        storage.setItem(key, JSON.stringify({ ...draft, typedAt: draft.typedAt.getTime() }));
        return true;
      } catch {
        // Full, or forbidden: whoever types is told, and goes on.
        return false;
      }
    },
    remove: () => storage.removeItem(key),
  };
}

function attemptOf<T extends object>(shape: T, found: unknown): Pick<Draft<T>, 'attempt'> {
  const { key, values } = recordOf(found) ?? {};
  return typeof key === 'string' ? { attempt: { key, values: fitted(shape, values) } } : {};
}

function keysOf(storage: Storage): string[] {
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

/** `shape` with what of `found` is of the same kind: a field that was added since keeps its own value. */
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
  if (Array.isArray(standing)) return Array.isArray(found) ? found : standing;
  if (recordOf(standing)) return fitted(standing as object, found);
  const isEmptied = standing === null || found === null;
  const fits = isEmptied
    ? found !== undefined && !recordOf(found)
    : typeof found === typeof standing;
  return fits ? found : standing;
}

function textsOf(found: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(recordOf(found) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
