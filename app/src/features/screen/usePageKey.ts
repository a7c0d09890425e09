import { useEffect, useEffectEvent } from 'react';

/** Calls `onPress` when `key` is pressed without another anywhere on the page, except in a dialog (a hook). */
export function usePageKey(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
      const isCovered = document.querySelector('[role$=dialog]') !== null;
      if (event.key !== key || !isPlain || isCovered) return;
      event.preventDefault();
      press();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key]);
}
