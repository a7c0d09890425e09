import { useEffect, useRef, useState } from 'react';

/** The number of dialogs that are open, or closed but have not restored the focus yet. */
let pending = 0;

/** Props of {@link FocusReturn}. */
interface ReturnedFocusProps {
  /** What gets the focus when the opener was removed; by default the main part of the page. */
  otherwise?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Rendered in a dialog, restores the focus when the dialog closes: to its opener or, when that is removed,
 * to the main part of the page. react-aria restores it too, but not when the dialog below, which it focuses
 * once more half a second after it opened, interferes. When several close at once, the last one decides:
 * the others would take the focus from it.
 */
export function FocusReturn({ otherwise }: ReturnedFocusProps) {
  const [opener] = useState(() => document.activeElement);
  const next = useRef(otherwise);
  useEffect(() => {
    next.current = otherwise;
  }, [otherwise]);
  useEffect(() => {
    pending += 1;
    return () => {
      // At once, so that an Escape that follows on this one reaches the dialog below.
      if (document.activeElement === document.body) focusAgain(opener);
      // And when react-aria has done the same, which it does in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => restoreFocus(opener, next.current)));
    };
  }, [opener]);
  return null;
}

function restoreFocus(opener: Element | null, otherwise: ReturnedFocusProps['otherwise']) {
  pending -= 1;
  const active = document.activeElement;
  const isLost = active === document.body;
  const isOnADialog = active?.matches('[role="dialog"], [role="alertdialog"]') ?? false;
  if ((isLost || isOnADialog) && focusAgain(opener)) return;
  if (isLost && pending === 0) (otherwise?.() ?? mainPart())?.focus({ preventScroll: true });
}

/** Focuses what opened the dialog; returns whether it still exists. */
function focusAgain(opener: Element | null): boolean {
  const isFocusable =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isFocusable) opener.focus();
  return isFocusable;
}

function mainPart(): HTMLElement | null {
  const main = document.querySelector('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  return main;
}
