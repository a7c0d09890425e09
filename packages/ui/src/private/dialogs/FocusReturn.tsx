import { useEffect, useRef, useState } from 'react';

/** Dialogs that are open, or that are gone but have not given the focus back yet. */
let standing = 0;

/** Props of {@link FocusReturn}. */
interface ReturnedFocusProps {
  /** What takes the focus when the opener is gone; the main part of the page when there is nothing. */
  otherwise?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Rendered in a dialog, it makes sure that the focus is not lost when the dialog has gone: it belongs to
 * what opened the dialog and, when that is gone too, to the main part of the page. react-aria gives it
 * back, but not when the dialog below, which it focuses once more half a second after it opened, comes
 * in between. Where several go at once, the last one decides: the others would take the focus from it.
 */
export function FocusReturn({ otherwise }: ReturnedFocusProps) {
  const [opener] = useState(() => document.activeElement);
  const next = useRef(otherwise);
  useEffect(() => {
    next.current = otherwise;
  }, [otherwise]);
  useEffect(() => {
    standing += 1;
    return () => {
      // At once, so that an Escape that follows on this one reaches the dialog below.
      if (document.activeElement === document.body) focusAgain(opener);
      // And when react-aria has done the same, which it does in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => giveBack(opener, next.current)));
    };
  }, [opener]);
  return null;
}

function giveBack(opener: Element | null, otherwise: ReturnedFocusProps['otherwise']) {
  standing -= 1;
  const active = document.activeElement;
  const isLost = active === document.body;
  const isOnADialog = active?.matches('[role="dialog"], [role="alertdialog"]') ?? false;
  if ((isLost || isOnADialog) && focusAgain(opener)) return;
  if (isLost && standing === 0) (otherwise?.() ?? mainPart())?.focus({ preventScroll: true });
}

/** Focuses what opened the dialog; returns whether it still exists. */
function focusAgain(opener: Element | null): boolean {
  const stands = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (stands) opener.focus();
  return stands;
}

function mainPart(): HTMLElement | null {
  const main = document.querySelector('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  return main;
}
