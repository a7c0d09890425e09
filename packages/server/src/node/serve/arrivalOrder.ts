import { AsyncLocalStorage } from 'node:async_hooks';

const places = new AsyncLocalStorage<number>();
let last = 0;

/** Handles a new request, whose reads go before those of later requests. */
export function inOrderOfArrival<T>(answer: () => T): T {
  last += 1;
  return places.run(last, answer);
}

/** The queue position of the current request; the last one outside requests. */
export function currentTurn(): number {
  return places.getStore() ?? last;
}
