import { useEffect } from 'react';

/**
 * Stands in a dialog. When the dialog has gone and what opened it is gone too, the focus goes to the
 * main part of the page instead of being lost.
 */
export function ReturnedFocus() {
  useEffect(
    () => () => {
      // react-aria gives the focus back in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(focusMainWhenLost));
    },
    [],
  );
  return null;
}

function focusMainWhenLost() {
  if (document.activeElement !== document.body) return;
  const main = document.querySelector('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
