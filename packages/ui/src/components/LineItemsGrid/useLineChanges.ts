import { useLayoutEffect, useRef } from 'react';
import { lineChange, type LineChange } from './lineChange.ts';

/** Calls `onChange` once the lines that came, went or moved are in the page. */
export function useLineChanges(
  keys: readonly (string | number)[],
  onChange: (change: LineChange) => void,
): void {
  const known = useRef(keys);
  useLayoutEffect(() => {
    const change = lineChange(known.current, keys);
    known.current = keys;
    if (change) onChange(change);
  });
}
