import { useInsertionEffect } from 'react';

/** The number of mounted users of each class. */
const asked = new Map<string, number>();

/**
 * Gives the root element a class as long as a component that uses this is mounted (a hook). A `:root:has`
 * selector would be matched against the whole page at every change. Scroll padding of the root restyles the
 * whole page, so that it is set before layout effects measure what was mounted.
 */
export function usePageClass(name: string): void {
  useInsertionEffect(() => {
    const { classList } = document.documentElement;
    const change = (by: number) => {
      const count = (asked.get(name) ?? 0) + by;
      asked.set(name, count);
      classList.toggle(name, count > 0);
    };
    change(1);
    return () => change(-1);
  }, [name]);
}
