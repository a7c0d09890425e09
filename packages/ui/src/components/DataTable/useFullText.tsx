import { useEffect, useSyncExternalStore, type RefObject } from 'react';
import { fetchAhead, onDemand } from '../OnDemand/part.ts';

const bubble = onDemand(() => import('./FullTextBubble.tsx'));

/** What shows on demand what a table cuts off; there once somebody works in the page (a hook). */
export function useFullText(table: RefObject<HTMLTableElement | null>) {
  const code = useSyncExternalStore(bubble.subscribe, bubble.code, bubble.code);
  useEffect(() => fetchAhead(bubble), []);
  return code && <code.FullTextBubble table={table} />;
}
