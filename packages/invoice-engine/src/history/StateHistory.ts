/** A state that can be gone to, and what became known since it was left, the first fact first. */
export interface HistoryMoment<State, Event> {
  readonly state: State;
  readonly facts: readonly Event[];
}

/** A state with what came before it and, after an undo, what came after. */
export interface StateHistory<State, Event> {
  readonly present: State;
  /** From the present backwards. There is something to undo when it is not empty. */
  readonly past: readonly HistoryMoment<State, Event>[];
  /** From the present forwards. There is something to redo when it is not empty. */
  readonly future: readonly HistoryMoment<State, Event>[];
  /** Whether the present was made by a step that typing may go on with. */
  readonly isOpen: boolean;
}

/**
 * What an event means to the history:
 *
 * - `step`: a person did something, and can undo it
 * - `fact`: something became known that undoing cannot make unknown; it holds for every state there is
 * - `start`: something else is edited from here on; there is no way back
 */
export type EventRole = 'step' | 'fact' | 'start';

/** An event of the reducer, marked when it only goes on with the step before it; or undo, or redo. */
export type HistoryEvent<Event> =
  | (Event & { readonly continues?: boolean })
  | { readonly type: 'undone' }
  | { readonly type: 'redone' };

/** A history that begins with a state. */
export function newHistory<State, Event>(present: State): StateHistory<State, Event> {
  return { present, past: [], future: [], isOpen: false };
}
