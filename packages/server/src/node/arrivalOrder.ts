import { AsyncLocalStorage } from 'node:async_hooks';

const places = new AsyncLocalStorage<number>();
let last = 0;

/** Answers a request that arrives now: later ones wait behind all that it asks of the readers. */
export function inOrderOfArrival<T>(answer: () => T): T {
  last += 1;
  return places.run(last, answer);
}

/** The place in the line of the request that is being answered; its end outside requests. */
export function placeInLine(): number {
  return places.getStore() ?? last;
}
