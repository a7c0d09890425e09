import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Lets Ctrl+S (Command+S on a Mac) press a button or send a form, wherever the focus is, instead of saving
 * the page as a file. What is behind a dialog, or hidden, leaves the key to others. With `instead` that is
 * called in the place of pressing.
 */
export function useSaveKey(
  save: RefObject<HTMLElement | null>,
  isOn: boolean,
  instead?: () => void,
): void {
  const press = useEffectEvent((target: HTMLElement) => {
    if (instead) instead();
    else if (target instanceof HTMLFormElement) target.requestSubmit();
    else target.click();
  });
  // Before the paint: the key can be pressed as soon as the target is visible.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const isSaveKey =
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey &&
        event.key.toLowerCase() === 's';
      const target = save.current;
      if (!isSaveKey || event.defaultPrevented || !target || !canBeReached(target)) return;
      event.preventDefault();
      if (!event.repeat) press(target);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [save, isOn]);
}

const canBeReached = (element: HTMLElement) =>
  element.closest('[inert], [aria-hidden="true"]') === null && element.getClientRects().length > 0;
