import { useLayoutEffect, useState, type RefObject } from 'react';

/** The layout of a table at the width of its container. */
export interface TableShape {
  /** Whether it is wider than the box around it. */
  overflows: boolean;
  /** Whether the style sheet shows its rows as cards. */
  hasCards: boolean;
}

/** The shape of a table, before paint and on resize; a whole table in SSR. */
export function useTableShape(table: RefObject<HTMLTableElement | null>): TableShape {
  const [shape, setShape] = useState<TableShape>({ overflows: false, hasCards: false });
  useLayoutEffect(() => {
    const inner = table.current;
    const box = inner?.parentElement;
    if (!inner || !box) return undefined;
    function measure(measured: HTMLElement, around: HTMLElement) {
      const overflows = measured.offsetWidth > around.clientWidth;
      const hasCards = getComputedStyle(measured).display === 'block';
      setShape((last) =>
        last.overflows === overflows && last.hasCards === hasCards ? last : { overflows, hasCards },
      );
    }
    measure(inner, box);
    const observer = new ResizeObserver(() => measure(inner, box));
    observer.observe(inner);
    observer.observe(box);
    return () => observer.disconnect();
  }, [table]);
  return shape;
}
