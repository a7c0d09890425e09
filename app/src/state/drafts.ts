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
}

/** The place of one draft: of one person and one record. */
export interface DraftSlot<T> {
  /** The draft, when there is one that still fits the form. */
  read(): Draft<T> | undefined;
  /** Keeps a draft. Answers false when the browser has no room for it. */
  write(draft: Draft<T>): boolean;
  remove(): void;
}

/** Drafts of this browser, by person and record. They outlive a reload, a crash and a session. */
export interface Drafts {
  /**
   * @param owner the name of who types; nobody else is ever offered it
   * @param record what it is a draft of: `klantengroep/3`, `klant/nieuw`
   * @param shape a form of this kind; what no longer fits it in an old draft is left out
   */
  slot<T extends object>(owner: string, record: string, shape: T): DraftSlot<T>;
}

const prefix = 'draft:';
const day = 24 * 60 * 60 * 1000;

/** A draft that nobody came back to for this long is thrown away, for it holds personal data. */
const keptFor = 30 * day;

/** The drafts kept in `storage`. Old ones are thrown away at once. */
export function createDrafts(storage: Storage, now: () => number = Date.now): Drafts {
  for (const key of keysOf(storage)) {
    const typedAt = stored(storage.getItem(key))?.typedAt;
    if (!(typeof typedAt === 'number' && now() - typedAt < keptFor)) storage.removeItem(key);
  }
  return {
    slot: <T extends object>(owner: string, record: string, shape: T) => {
      const key = `${prefix}${JSON.stringify([owner, record])}`;
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
    },
  };
}

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
    (key) => key.startsWith(prefix),
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
