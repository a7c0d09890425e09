import { ApiError } from '@facturatie/api-contract';
import type { Conflict } from '@facturatie/api-contract';
import type { Finding } from '@facturatie/invoice-engine';
import type { Draft, DraftSlot } from '../../state/drafts.ts';
import type { FieldValue } from './fieldPath.ts';
import { valueAt, withValueAt } from './fieldPath.ts';
import { differingPaths, mergeChanges } from './mergeChanges.ts';

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
  /** Typed before, never saved, and not yet taken back or thrown away. */
  readonly draft: Draft<T> | undefined;
  /** Whether the browser could not keep what was typed last. */
  readonly isDraftLost: boolean;
  /** Somebody else saved first. */
  readonly conflict: Conflict<T> | undefined;
}

/** What an editor works with. */
export interface RecordEditorOptions<T extends object, K extends Kept<T>> {
  readonly kept: Kept<T>;
  readonly draft: DraftSlot<T>;
  readonly now: () => Date;
  readonly validate: (values: T) => readonly FieldFault[];
  /** Saves; rejects with what keeps the server from it. */
  readonly send: (values: T, version: string | undefined) => Promise<K>;
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

/**
 * A record being changed: keeps every change as a draft until it is saved, sends one save at a time,
 * and never overwrites what somebody else saved or what is typed while a save is under way.
 */
export function createRecordEditor<T extends object, K extends Kept<T>>(
  options: RecordEditorOptions<T, K>,
) {
  const { kept, draft: slot, now } = options;
  const listeners = new Set<() => void>();
  let state: RecordState<T> = {
    values: kept.values,
    base: kept.values,
    version: kept.version,
    unread: {},
    faults: [],
    refusals: {},
    isSaving: false,
    draft: slot.read(),
    isDraftLost: false,
    conflict: undefined,
  };

  function set(change: Partial<RecordState<T>>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Changes what is typed, and keeps it as the draft. */
  function type(change: Partial<Pick<RecordState<T>, 'values' | 'base' | 'version' | 'unread'>>) {
    set(change);
    const { values, base, version, unread } = state;
    if (isChanged(state)) {
      const isKept = slot.write({ values, base, version, unread, typedAt: now() });
      set({ draft: undefined, isDraftLost: !isKept });
    } else if (state.draft === undefined) slot.remove();
  }

  function faults(): FieldFault[] {
    const unread = Object.keys(state.unread);
    const malformed = unread.map((path): FieldFault => ({ path, code: 'malformed' }));
    return [
      ...options.validate(state.values).filter(({ path }) => !unread.includes(path)),
      ...malformed,
    ];
  }

  async function save(): Promise<SaveOutcome<K>> {
    if (state.isSaving) return { status: 'busy' };
    const found = faults();
    set({ faults: found, refusals: {} });
    if (found.length > 0) return { status: 'invalid', faults: found };
    const sent = state.values;
    set({ isSaving: true });
    try {
      const answer = await options.send(sent, state.version);
      set({ isSaving: false });
      // What was typed meanwhile is a change of what was just saved.
      type({
        values: mergeChanges(sent, state.values, answer.values),
        base: answer.values,
        version: answer.version,
      });
      return { status: 'saved', kept: answer };
    } catch (error) {
      set({ isSaving: false });
      const conflict = error instanceof ApiError ? options.conflictIn(error) : undefined;
      if (conflict) {
        set({ conflict });
        return { status: 'conflict' };
      }
      set({ refusals: error instanceof ApiError ? error.messages.errors : {} });
      return { status: 'failed', error };
    }
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Puts `value` at `path`; `unreadText` is what stands there when it is no value. */
    change: (path: string, value: FieldValue | undefined, unreadText?: string) => {
      const { [path]: _, ...unread } = state.unread;
      type({
        values: value === undefined ? state.values : withValueAt(state.values, path, value),
        unread: unreadText === undefined ? unread : { ...unread, [path]: unreadText },
      });
    },
    save,
    /** Puts back what was typed before. Of a record that was changed since, saving shows the conflict. */
    takeDraft: () => {
      const { draft } = state;
      if (!draft) return;
      const isNew = draft.version === undefined;
      const base = isNew ? state.base : draft.base;
      type({
        values: mergeChanges(draft.base, draft.values, base),
        base,
        version: isNew ? state.version : draft.version,
        unread: draft.unread,
      });
    },
    /** Throws away what was typed before. */
    dropDraft: () => {
      slot.remove();
      set({ draft: undefined });
    },
    /** Throws away what is typed now. */
    dropChanges: () => {
      set({ values: state.base, unread: {} });
      slot.remove();
    },
    /** Shows what the other saved. What was typed stays to be taken back, as a draft. */
    takeTheirs: () => {
      const { conflict } = state;
      if (!conflict) return;
      const mine = slot.read();
      const { current, version } = conflict;
      set({ values: current, base: current, version, unread: {}, conflict: undefined });
      // On the other's version, or taking it back would meet the same conflict again.
      if (mine) {
        const draft = {
          ...mine,
          version,
          base: current,
          values: mergeChanges(mine.base, mine.values, current),
        };
        slot.write(draft);
        set({ draft });
      }
    },
    /** Puts what was typed on top of what the other saved; the rest becomes the other's. */
    keepMine: () => {
      const { conflict, base, values } = state;
      if (!conflict) return;
      const { current, version } = conflict;
      set({ conflict: undefined });
      type({ values: mergeChanges(base, values, current), base: current, version });
    },
    /** Leaves all as it is. */
    leaveConflict: () => set({ conflict: undefined }),
    /** The value at `path`. */
    valueAt: (path: string) => valueAt(state.values, path),
  };
}
