/** A state in the history, and the facts that arrived since, the first fact first. */
export interface HistoryMoment<State, Event> {
  readonly state: State;
  readonly facts: readonly Event[];
}

/** A state with its past and, after an undo, its future. */
export interface StateHistory<State, Event> {
  readonly present: State;
  /** From the present backwards. There is something to undo when it is not empty. */
  readonly past: readonly HistoryMoment<State, Event>[];
  /** From the present forwards. There is something to redo when it is not empty. */
  readonly future: readonly HistoryMoment<State, Event>[];
  /** Whether further typing may join the last step. */
  readonly isOpen: boolean;
}

/**
 * What an event means to the history:
 *
 * - `step`: an action of the user, which can be undone
 * - `fact`: something became known that undoing cannot make unknown; it holds for every state there is
 * - `start`: something else is edited from here on; there is no way back
 */
export type EventRole = 'step' | 'fact' | 'start';

/** An event of the reducer, marked when it only continues with the step before it; or undo, or redo. */
export type HistoryEvent<Event> =
  | (Event & { readonly continues?: boolean })
  | { readonly type: 'undone' }
  | { readonly type: 'redone' };

/** A history that begins with a state. */
export function newHistory<State, Event>(present: State): StateHistory<State, Event> {
  return { present, past: [], future: [], isOpen: false };
}
