import { useStore } from 'jotai/react';
import { useEffect } from 'react';
import { cameFromAtom } from '../../state/visitedLists.ts';

/**
 * Beside a list, after one of its rows was visited: the focus goes to that row and brings it into sight,
 * unless the user has put it elsewhere meanwhile.
 */
export function ReturnToRow() {
  const store = useStore();
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.tagName !== 'H1') return;
    const rows = document.querySelectorAll<HTMLAnchorElement>('main tbody a');
    const from = store.get(cameFromAtom);
    [...rows].find(({ pathname }) => pathname === from)?.focus();
  }, [store]);
  return null;
}
