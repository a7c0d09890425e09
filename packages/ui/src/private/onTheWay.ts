import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

/**
 * What on the page stands for something that is on its way. Told by whoever shows it: a style sheet that
 * looked for it (`:has`) would go through the whole page at every change of it.
 */
const waiting = new Set<RefObject<Element | null>>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Tells that an element stands for something that is on its way (a hook). */
export function useOnTheWay(element: RefObject<Element | null>, isOnTheWay: boolean): void {
  useLayoutEffect(() => {
    if (!isOnTheWay) return undefined;
    waiting.add(element);
    tell();
    return () => {
      waiting.delete(element);
      tell();
    };
  }, [element, isOnTheWay]);
}

/** Whether something in a part of the page is on its way (a hook); so it is while the part is not there yet. */
export function useHasOnTheWay(part: RefObject<Element | null>): boolean {
  return useSyncExternalStore(
    subscribe,
    () => part.current === null || isWaiting(part.current),
    () => false,
  );
}

function isWaiting(part: Element): boolean {
  return [...waiting].some(({ current }) => current !== null && part.contains(current));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
