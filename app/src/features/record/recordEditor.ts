import { ApiError } from '@facturatie/api-contract';
import type { Conflict } from '@facturatie/api-contract';
import type { Finding, FindingCode } from '@facturatie/invoice-engine';
import type { Attempt, EarlierDraft, OpenDraft } from '../../state/drafts.ts';
import { isUnsure } from './createOnce.ts';
import type { Attempts } from './createOnce.ts';
import type { FieldValue } from './fieldPath.ts';
import { fieldValues, valueAt, withValueAt } from './fieldPath.ts';
import { differingPaths, isAlike, mergeChanges } from './mergeChanges.ts';

/** A record as the server holds it. */
export interface Kept<T> {
  readonly values: T;
  readonly version?: string | undefined;
}

/** Why one field keeps the record from being saved: a finding of the engine, or a text that is no value. */
export type FieldFault = Pick<Finding, 'path' | 'code' | 'values'>;

/** A record that is being changed, at one moment. */
export interface RecordState<T> {
  readonly values: T;
  /** What stands in the record while nothing is typed. */
  readonly base: T;
  readonly version: string | undefined;
  /** Texts that are no value yet, by field. */
  readonly unread: Readonly<Record<string, string>>;
  /** What was wrong at the last save; a new object at each. */
  readonly faults: readonly FieldFault[];
  /** What the server said of fields at the last save. */
  readonly refusals: Readonly<Record<string, readonly string[]>>;
  readonly isSaving: boolean;
  /** Typed before or in another tab, never saved, and not yet taken back or thrown away. */
  readonly draft: EarlierDraft<T> | undefined;
  /** Whether the browser could not keep what was typed last. */
  readonly isDraftLost: boolean;
  /** Somebody else saved first. */
  readonly conflict: Conflict<T> | undefined;
}

/** What an editor works with. */
export interface RecordEditorOptions<T extends object, K extends Kept<T>> {
  readonly kept: Kept<T>;
  readonly drafts: OpenDraft<T>;
  readonly now: () => Date;
  readonly validate: (values: T) => readonly FieldFault[];
  /** Saves; rejects with what keeps the server from it. `attempts` is for `createOnce`. */
  readonly send: (values: T, version: string | undefined, attempts: Attempts<T>) => Promise<K>;
  /** The record that somebody else saved first, as a failed `send` tells it. */
  readonly conflictIn: (error: ApiError) => Conflict<T> | undefined;
}

/** How a save ended; nothing was sent when it is `invalid`. */
export type SaveOutcome<K> =
  | { readonly status: 'saved'; readonly kept: K }
  | { readonly status: 'invalid'; readonly faults: readonly FieldFault[] }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'conflict' | 'busy' };

export type RecordEditor<T extends object, K extends Kept<T> = Kept<T>> = ReturnType<
  typeof createRecordEditor<T, K>
>;

/** Whether anything was typed that is not saved. */
export function isChanged<T extends object>({ values, base, unread }: RecordState<T>): boolean {
  return differingPaths(values, base).length > 0 || Object.keys(unread).length > 0;
}

/** What was typed in a field: a value, or a text that is none. */
interface Typed {
  readonly path: string;
  readonly value: FieldValue | undefined;
  readonly text: string | undefined;
}

function withTyped<T extends object>(
  { values, unread }: Pick<RecordState<T>, 'values' | 'unread'>,
  { path, value, text }: Typed,
): Pick<RecordState<T>, 'values' | 'unread'> {
  const { [path]: _, ...others } = unread;
  return {
    values: value === undefined ? values : withValueAt(values, path, value),
    unread: text === undefined ? others : { ...others, [path]: text },
  };
}

/**
 * A record being changed: keeps every change as a draft until it is saved, sends one save at a time,
 * and never overwrites what somebody else saved or what is typed while a save is under way.
 */
export function createRecordEditor<T extends object, K extends Kept<T>>(
  options: RecordEditorOptions<T, K>,
) {
  const { kept, drafts, now } = options;
  const listeners = new Set<() => void>();
  /** Why the text of a field is no value. */
  const unreadCodes = new Map<string, FindingCode>();
  const moved = drafts.own();
  let attempt = moved?.attempt;
  /** The try before, which said whether it arrived. */
  let answered: Attempt<T> | undefined;
  /** The try that made what is still the form of something new: a draft typed since is of what that made. */
  let madeBy: Attempt<T> | undefined;
  /** What was sent as a change, of which nobody knows whether it arrived. */
  let unsure: T | undefined;
  /** What stood there when a save was asked for while another one was under way. */
  let askedFor: Pick<RecordState<T>, 'values' | 'unread'> | undefined;
  /** Whether what was typed was thrown away, and nothing was typed since. */
  let isDropped = false;
  /** What stands in the field that is being typed in, and is not the record's yet. */
  let typing: Typed | undefined;
  let conflictAnswer: PromiseWithResolvers<boolean> | undefined;
  let state: RecordState<T> = {
    values: moved ? mergeChanges(moved.base, moved.values, kept.values) : kept.values,
    base: kept.values,
    version: kept.version,
    unread: moved?.unread ?? {},
    faults: [],
    refusals: {},
    isSaving: false,
    draft: offered(kept.values),
    isDraftLost: false,
    conflict: undefined,
  };

  /** The latest draft that holds anything which the record, as it stands in `base`, does not. */
  function offered(base: T): EarlierDraft<T> | undefined {
    const draft = drafts.earlier();
    if (!draft) return undefined;
    const hasMore = Object.keys(draft.unread).length > 0 || draft.attempt !== undefined;
    if (hasMore || !isAlike(draft.values, base)) return draft;
    drafts.removeEarlier(draft);
    return offered(base);
  }

  function set(change: Partial<RecordState<T>>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Keeps what is typed as the draft, or none when nothing is. */
  function keep() {
    const { base, version } = state;
    const { values, unread } = typedIn(state);
    if (isChanged({ ...state, values, unread })) {
      const typed = { values, base, version, unread, typedAt: now() };
      const isKept = drafts.write({ ...typed, attempt: attempt ?? madeBy });
      if (isKept === state.isDraftLost) set({ isDraftLost: !isKept });
    } else drafts.remove();
  }

  /** With what stands in the field that is being typed in. */
  function typedIn({ values, unread }: RecordState<T>): Pick<RecordState<T>, 'values' | 'unread'> {
    return typing ? withTyped({ values, unread }, typing) : { values, unread };
  }

  function type(change: Partial<Pick<RecordState<T>, 'values' | 'base' | 'version' | 'unread'>>) {
    set(change);
    keep();
  }

  const attempts: Attempts<T> = {
    read: () => attempt,
    write: (next) => {
      if (next === undefined) answered = attempt;
      attempt = next;
      keep();
    },
  };

  /** What is wrong, in the order of the form. */
  function faults(): FieldFault[] {
    const unread = Object.keys(state.unread);
    const found = [
      ...options.validate(state.values).filter(({ path }) => !unread.includes(path)),
      ...unread.map((path) => ({ path, code: unreadCodes.get(path) ?? 'malformed' })),
    ];
    const order = fieldValues(state.values).map(([path]) => path);
    return found.toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
  }

  /** Sends what stands there, as often as it takes while only we ourselves were first. */
  async function send(): Promise<SaveOutcome<K>> {
    const { values: sent, version } = state;
    try {
      const answer = await options.send(sent, version, attempts);
      unsure = undefined;
      if (version === undefined) madeBy = answered;
      // What was typed meanwhile is a change of what was just saved.
      type({
        values: isDropped ? answer.values : mergeChanges(sent, state.values, answer.values),
        base: answer.values,
        version: answer.version,
      });
      return { status: 'saved', kept: answer };
    } catch (error) {
      const conflict = error instanceof ApiError ? options.conflictIn(error) : undefined;
      if (conflict) {
        const ours = [sent, unsure].find((values) => values && isAlike(values, conflict.current));
        if (ours && conflict.version !== version) {
          adopt(conflict, ours);
          return send();
        }
        set({ conflict });
        return { status: 'conflict' };
      }
      if (isUnsure(error)) unsure = sent;
      set({ refusals: error instanceof ApiError ? error.messages.errors : {} });
      return { status: 'failed', error };
    }
  }

  /** Goes on from what the server holds: what was changed from `base` stays. */
  function adopt({ current, version }: Conflict<T>, base: T) {
    type({ values: mergeChanges(base, state.values, current), base: current, version });
  }

  async function saveOnce(): Promise<SaveOutcome<K>> {
    const found = faults();
    set({ faults: found, refusals: {} });
    if (found.length > 0) return { status: 'invalid', faults: found };
    const before = state;
    askedFor = undefined;
    set({ isSaving: true });
    const outcome = await send();
    set({ isSaving: false });
    return outcome.status === 'saved' && isAskedForMore(before) ? saveOnce() : outcome;
  }

  /** Whether a save was asked for after something was changed since `before`, and is still to be sent. */
  function isAskedForMore({ values, unread }: RecordState<T>): boolean {
    if (askedFor === undefined || !isChanged(state)) return false;
    return askedFor.values !== values || askedFor.unread !== unread;
  }

  function settleConflict(isMine: boolean) {
    conflictAnswer?.resolve(isMine);
    conflictAnswer = undefined;
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Puts `value` at `path`; `unreadText` is what stands there when it is no value. */
    change: (
      path: string,
      value: FieldValue | undefined,
      unreadText?: string,
      code: FindingCode = 'malformed',
    ) => {
      unreadCodes.set(path, code);
      isDropped = false;
      typing = undefined;
      type(withTyped(state, { path, value, text: unreadText }));
    },
    /** Keeps what is being typed at `path` in the draft; it becomes the record's when the field is left. */
    typing: (path: string, value: FieldValue | undefined, unreadText?: string) => {
      typing = { path, value, text: unreadText };
      keep();
    },
    /** Saves; while a save is under way, what was changed since goes out once that is done. */
    save: async (): Promise<SaveOutcome<K>> => {
      if (!state.isSaving) return saveOnce();
      askedFor = state;
      return { status: 'busy' };
    },
    /** How the person answers the conflict: true when mine is to be saved on top of theirs. */
    conflictAnswered: (): Promise<boolean> => {
      conflictAnswer ??= Promise.withResolvers();
      return conflictAnswer.promise;
    },
    /** Looks again for what was typed elsewhere: another tab was closed. */
    lookForDraft: () => set({ draft: state.draft ?? offered(state.base) }),
    /**
     * Puts back what was typed before, on top of what is typed now. Of a record that was changed since,
     * saving shows the conflict.
     */
    takeDraft: () => {
      const { draft, values, base, version, isSaving } = state;
      // The answer to a save is of what stands there now.
      if (!draft || isSaving) return;
      const typed = differingPaths(values, base);
      const taken = differingPaths(draft.values, draft.base);
      const isOverwriting = taken.some(
        (path) => typed.includes(path) && valueAt(values, path) !== valueAt(draft.values, path),
      );
      const unread = Object.entries(state.unread).filter(([path]) => !taken.includes(path));
      const mine = { values, base, version, unread: state.unread, typedAt: now() };
      typing = undefined;
      drafts.removeEarlier(draft);
      if (isOverwriting) drafts.setAside(mine);
      const isOnOther = draft.version !== undefined && draft.version !== version;
      const onto = isOnOther ? mergeChanges(base, values, draft.base) : values;
      attempt ??= draft.attempt;
      type({
        values: mergeChanges(draft.base, draft.values, onto),
        unread: { ...Object.fromEntries(unread), ...draft.unread },
        ...(isOnOther && { base: draft.base, version: draft.version }),
      });
      set({ draft: offered(state.base) });
    },
    /** Throws away what was typed before. */
    dropDraft: () => {
      if (state.draft) drafts.removeEarlier(state.draft);
      set({ draft: offered(state.base) });
    },
    /** Throws away what is typed now. */
    dropChanges: () => {
      isDropped = true;
      typing = undefined;
      set({ values: state.base, unread: {} });
      drafts.remove();
    },
    /** Shows what the other saved. What was typed stays to be taken back, as a draft. */
    takeTheirs: () => {
      const { conflict } = state;
      if (!conflict) return;
      const { values, base, unread } = state;
      const { current, version } = conflict;
      // On the other's version, or taking it back would meet the same conflict again.
      const mine = { values: mergeChanges(base, values, current), base: current, version, unread };
      drafts.setAside({ ...mine, typedAt: now() });
      type({ values: current, base: current, version, unread: {} });
      set({ conflict: undefined, draft: offered(current) });
      settleConflict(false);
    },
    /** Puts what was typed on top of what the other saved; the rest becomes the other's. */
    keepMine: () => {
      const { conflict, base } = state;
      if (!conflict) return;
      set({ conflict: undefined });
      adopt(conflict, base);
      settleConflict(true);
    },
    /** Leaves all as it is. */
    leaveConflict: () => {
      set({ conflict: undefined });
      settleConflict(false);
    },
    /** What was typed and not saved goes on in the form of `record`, which the new one is called now. */
    moveTo: (record: string) => {
      madeBy = undefined;
      drafts.moveTo(record);
      keep();
    },
    /** The value at `path`. */
    valueAt: (path: string) => valueAt(state.values, path),
  };
}
