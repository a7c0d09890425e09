import { AsyncLocalStorage } from 'node:async_hooks';

const places = new AsyncLocalStorage<number>();
let last = 0;

/** Handles a new request: the reads of later ones wait behind all of its reads. */
export function inOrderOfArrival<T>(answer: () => T): T {
  last += 1;
  return places.run(last, answer);
}

/** The place in the line of the request that is being answered; its end outside requests. */
export function placeInLine(): number {
  return places.getStore() ?? last;
}
