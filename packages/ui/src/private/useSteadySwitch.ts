import { useEffect, useState, useSyncExternalStore } from 'react';
import { createSteadySwitch } from './steadySwitch.ts';

const never = () => false;

/** Follows `isWanted` calmly: on after 150 ms, then on for at least 300 ms. Off on the server. */
export function useSteadySwitch(isWanted: boolean): boolean {
  const [steady] = useState(createSteadySwitch);
  useEffect(() => {
    steady.set(isWanted);
    return () => steady.set(false);
  }, [steady, isWanted]);
  return useSyncExternalStore(steady.subscribe, steady.isOn, never);
}
