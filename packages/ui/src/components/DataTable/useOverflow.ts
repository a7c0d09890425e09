import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether `content` is wider than the box around it; false on the server. */
export function useOverflow(content: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const inner = content.current;
    const box = inner?.parentElement;
    if (!inner || !box) return undefined;
    const observer = new ResizeObserver(() => setOverflows(inner.offsetWidth > box.clientWidth));
    observer.observe(inner);
    observer.observe(box);
    return () => observer.disconnect();
  }, [content]);
  return overflows;
}
