import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isHidden = () => document.hidden;
const isNever = () => false;

/** Whether the page lies in a tab that nobody sees now. */
export function useIsDocumentHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, isNever);
}
