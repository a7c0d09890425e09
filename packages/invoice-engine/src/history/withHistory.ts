import {
  type EventRole,
  type HistoryEvent,
  type HistoryMoment,
  newHistory,
  type StateHistory,
} from './StateHistory.ts';

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
    const { past, future } = history;
    const left = { state: history.present, facts: [] };
    if (isTravel(event)) {
      const isBack = event.type === 'undone';
      const [moment, ...others] = isBack ? past : future;
      if (moment === undefined) return history;
      const { state, facts } = moment;
      const present = facts.reduce((known, fact) => reduce(known, fact), state);
      const beyond = facts.reduce(learn<State, Event>, others);
      return isBack
        ? { present, past: beyond, future: [left, ...future], isOpen: false }
        : { present, past: [left, ...past], future: beyond, isOpen: false };
    }

    const present = reduce(history.present, event);
    const role = roleOf(event);
    if (role === 'start') return newHistory(present);
    if (role === 'fact') {
      return { present, past: learn(past, event), future: learn(future, event), isOpen: false };
    }
    if (present === history.present) return history;
    const goesOn = event.continues === true && history.isOpen;
    const longer = goesOn ? past : [left, ...past].slice(0, depth);
    return { present, past: longer, future: [], isOpen: true };
  };
}

/** Adds a fact to all states: stored at the nearest, and passed on when that is left. */
function learn<State, Event>(
  moments: readonly HistoryMoment<State, Event>[],
  fact: Event,
): readonly HistoryMoment<State, Event>[] {
  const [nearest, ...others] = moments;
  return nearest ? [{ ...nearest, facts: [...nearest.facts, fact] }, ...others] : moments;
}

function isTravel<Event extends { readonly type: string }>(
  event: HistoryEvent<Event>,
): event is { readonly type: 'undone' } | { readonly type: 'redone' } {
  return event.type === 'undone' || event.type === 'redone';
}
