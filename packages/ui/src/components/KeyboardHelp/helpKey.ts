import { useEffectEvent, useLayoutEffect } from 'react';

/** Shows the sheet as seen from an element, or hides it. */
type Ask = (from: Element | null) => void;

/** Who can show the sheet, in the order of their coming: the first one does. */
const sheets: Ask[] = [];

/** Asks for the sheet, whoever shows it: there is one, however many buttons ask for it. */
export function askForKeys(from: Element | null): void {
  sheets[0]?.(from);
}

/** F1 and nothing with it. The page's own help of the browser stays away only because we answer. */
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
