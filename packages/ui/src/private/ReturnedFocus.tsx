import { useEffect, useRef, useState } from 'react';

/** Dialogs that are open, or that are gone but have not given the focus back yet. */
let standing = 0;

/** Props of {@link ReturnedFocus}. */
interface ReturnedFocusProps {
  /** What takes the focus when the opener is gone; the main part of the page when there is nothing. */
  otherwise?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Stands in a dialog, and sees to it that the focus is not lost when the dialog has gone: it belongs to
 * what opened the dialog and, when that is gone too, to the main part of the page. react-aria gives it
 * back, but not when the dialog below, which it focuses once more half a second after it opened, comes
 * in between. Where several go at once, the last one decides: the others would take the focus from it.
 */
export function ReturnedFocus({ otherwise }: ReturnedFocusProps) {
  const [opener] = useState(() => document.activeElement);
  const next = useRef(otherwise);
  useEffect(() => {
    next.current = otherwise;
  }, [otherwise]);
  useEffect(() => {
    standing += 1;
    return () => {
      // react-aria gives the focus back in the next frame.
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
  const canTakeIt = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (canTakeIt && (isLost || isOnADialog)) opener.focus();
  else if (isLost && standing === 0) (otherwise?.() ?? mainPart())?.focus({ preventScroll: true });
}

function mainPart(): HTMLElement | null {
  const main = document.querySelector('main');
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  return main;
}
