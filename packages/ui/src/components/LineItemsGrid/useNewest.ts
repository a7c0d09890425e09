import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Holds what the last drawing gave, for what is drawn less often and asks at the time of an event. */
export function useNewest<Value>(value: Value): RefObject<Value> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
