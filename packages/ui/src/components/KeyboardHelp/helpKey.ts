import { useEffectEvent, useLayoutEffect } from 'react';

/** Shows the sheet as seen from an element, or hides it. */
type Ask = (from: Element | null) => void;

/** The mounted sheets, the oldest first, which is the one that opens. */
const sheets: Ask[] = [];

/** Opens or closes the sheet, which is rendered once, however many buttons open it. */
export function askForKeys(from: Element | null): void {
  sheets[0]?.(from);
}

/** Handles F1 without modifiers, and prevents the browser's own help page. */
function onKeyDown(event: KeyboardEvent): void {
  const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (event.key !== 'F1' || isHeld || event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  if (!event.repeat) askForKeys(document.activeElement);
}

/**
 * Calls `onAsked` with what has the focus when F1 is pressed, before any part of the page can keep the
 * key for itself, or when a button of `KeyboardHelp` is. Of several that listen the first is called.
 */
export function useHelpKey(onAsked: Ask): void {
  const asked = useEffectEvent(onAsked);
  useLayoutEffect(() => {
    const ask: Ask = (from) => asked(from);
    if (sheets.length === 0) document.addEventListener('keydown', onKeyDown, { capture: true });
    sheets.push(ask);
    return () => {
      sheets.splice(sheets.indexOf(ask), 1);
      if (sheets.length === 0)
        document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
