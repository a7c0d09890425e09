import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the buttons, the status and further buttons fit on one line (a hook). Measured before paint, on
 * resize and when they change: their texts and the text size vary, which no media query knows.
 */
export function useFits(bar: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);
  // At each render, because the status may come and go.
  useLayoutEffect(() => {
    const whole = bar.current;
    const [main, more] = whole?.children ?? [];
    if (!whole || !main || !more) return undefined;
    const parts = [...main.children, more];
    const measure = () => {
      // One of the two has no box.
      const space = Math.max(whole.clientWidth, main.clientWidth);
      const gaps = parseFloat(getComputedStyle(more).columnGap) * (parts.length - 1);
      setFits(parts.reduce((sum, { scrollWidth }) => sum + scrollWidth, gaps) <= space);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [whole, main, ...parts]) observer.observe(part);
    return () => observer.disconnect();
  });
  return fits;
}
