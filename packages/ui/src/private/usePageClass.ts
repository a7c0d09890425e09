import { useLayoutEffect } from 'react';

/** How many ask for a class of the page. */
const asked = new Map<string, number>();

/**
 * Gives the root of the page a class, as long as anybody who asks for it is there (a hook). A style sheet that
 * looked for them (`:root:has`) would go through the whole page at every change of it.
 */
export function usePageClass(name: string): void {
  useLayoutEffect(() => {
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
