import type { HistoryTrace } from './StateHistory.ts';

/** A way through states, the nearest first, ending in a state. */
type Trail<State, Event> = readonly HistoryTrace<State, Event>[];

/** The trail with something that holds for every state on it. */
export function learn<State, Event>(trail: Trail<State, Event>, fact: Event): Trail<State, Event> {
  return trail.length === 0 ? trail : [{ fact }, ...trail];
}

/** The nearest state, with all that became known since it was left, and the trail beyond it. */
export function nearest<State, Event>(
  trail: Trail<State, Event>,
  reduce: (state: State, event: Event) => State,
): { state: State; beyond: Trail<State, Event> } | undefined {
  const place = trail.findIndex((trace) => 'state' in trace);
  const found = trail[place];
  if (found === undefined || !('state' in found)) return undefined;
  const facts = trail.slice(0, place);
  const beyond = trail.slice(place + 1);
  return {
    state: facts.reduceRight(
      (state, trace) => ('fact' in trace ? reduce(state, trace.fact) : state),
      found.state,
    ),
    beyond: beyond.length === 0 ? beyond : [...facts, ...beyond],
  };
}

/** The trail up to a number of states. */
export function newest<State, Event>(
  trail: Trail<State, Event>,
  depth: number,
): Trail<State, Event> {
  let states = 0;
  const last = trail.findIndex((trace) => {
    if ('state' in trace) states += 1;
    return states === depth;
  });
  return last === -1 ? trail : trail.slice(0, last + 1);
}
