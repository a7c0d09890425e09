import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

/**
 * The elements that show a pending state. Components register them: a `:has` selector in a style sheet
 * would be matched against the whole page at every change.
 */
const waiting = new Set<RefObject<Element | null>>();
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** Reports that an element is a placeholder for content that is loading (a hook). */
export function usePendingElement(element: RefObject<Element | null>, isPending: boolean): void {
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    waiting.add(element);
    notify();
    return () => {
      waiting.delete(element);
      notify();
    };
  }, [element, isPending]);
}

/** Whether something in a part of the page is on its way (a hook); so it is while the part is not there yet. */
export function useHasPending(part: RefObject<Element | null>): boolean {
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
