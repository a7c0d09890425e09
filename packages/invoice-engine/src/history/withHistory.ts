import type { EventRole, HistoryEvent, StateHistory } from './StateHistory.ts';
import { learn, nearest, newest } from './trail.ts';

/** Steps that can be undone, unless the caller says otherwise (SPEC.md H5). */
const defaultHistoryDepth = 200;

/** How a history is kept. */
export interface HistoryOptions<Event> {
  /** What an event means; absent makes every event a step. */
  readonly roleOf?: (event: Event) => EventRole;
  /** The most steps that can be undone; whole and at least 1. */
  readonly depth?: number;
}

/** A reducer of states with a past. */
export type HistoryReducer<State, Event> = (
  history: StateHistory<State, Event>,
  event: HistoryEvent<Event>,
) => StateHistory<State, Event>;

/**
 * A reducer with undo and redo around a pure reducer (SPEC.md, H rules). What the inner reducer throws
 * passes through, and the history stays.
 *
 * @param reduce gives the same state, the very object, for an event that changes nothing
 */
export function withHistory<State, Event extends { readonly type: string }>(
  reduce: (state: State, event: Event) => State,
  { roleOf = () => 'step', depth = defaultHistoryDepth }: HistoryOptions<Event> = {},
): HistoryReducer<State, Event> {
  return (history, event) => {
    const { past, future, isOpen } = history;
    if (isTravel(event)) {
      const isBack = event.type === 'undone';
      const reached = nearest(isBack ? past : future, reduce);
      if (reached === undefined) return history;
      const { state: present, beyond } = reached;
      const left = [{ state: history.present }, ...(isBack ? future : past)];
      return isBack
        ? { present, past: beyond, future: left, isOpen: false }
        : { present, past: left, future: beyond, isOpen: false };
    }

    const present = reduce(history.present, event);
    const role = roleOf(event);
    if (role === 'start') return { present, past: [], future: [], isOpen: false };
    if (role === 'fact') {
      return { present, past: learn(past, event), future: learn(future, event), isOpen: false };
    }
    if (present === history.present) return history;
    const goesOn = event.continues === true && isOpen;
    const longer = goesOn ? past : newest([{ state: history.present }, ...past], depth);
    return { present, past: longer, future: [], isOpen: true };
  };
}

function isTravel<Event extends { readonly type: string }>(
  event: HistoryEvent<Event>,
): event is { readonly type: 'undone' } | { readonly type: 'redone' } {
  return event.type === 'undone' || event.type === 'redone';
}
