import { useEffect, type RefObject } from 'react';

/**
 * Lets Ctrl+S (Command+S on a Mac) press a button, wherever the focus is, instead of saving the page
 * as a file. A button behind a dialog, or one that is hidden, leaves the key to others.
 */
export function useSaveKey(button: RefObject<HTMLButtonElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const isSaveKey =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 's';
      const target = button.current;
      if (!isSaveKey || event.defaultPrevented || !target || !canBeReached(target)) return;
      event.preventDefault();
      if (!event.repeat) target.click();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [button, isOn]);
}

const canBeReached = (element: HTMLElement) =>
  element.closest('[inert], [aria-hidden="true"]') === null && element.getClientRects().length > 0;
