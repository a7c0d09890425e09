import { useCallback, useEffect, useRef } from 'react';

/** A function that answers a signal, which aborts when the calling component is unmounted (a hook). */
export function useUnmountSignal(): () => AbortSignal | undefined {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const mounted = new AbortController();
    controller.current = mounted;
    return () => mounted.abort();
  }, []);
  return useCallback(() => controller.current?.signal, []);
}
