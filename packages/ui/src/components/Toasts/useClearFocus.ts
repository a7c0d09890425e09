import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * The messages stand below, until they would lie over what has the focus: then they go to the other
 * side (WCAG 2.2, 2.4.11 Focus Not Obscured). When all are gone the next ones come below again.
 */
export function useClearFocus(ref: RefObject<HTMLElement | null>, first: string | undefined) {
  useLayoutEffect(() => {
    if (first === undefined) delete ref.current?.dataset['at'];
    else makeWay(ref.current);
  }, [ref, first]);

  useEffect(() => {
    let frame = 0;
    // A frame later: the page scrolls what gets the focus into sight.
    function look() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => makeWay(ref.current));
    }
    document.addEventListener('focusin', look);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', look);
    };
  }, [ref]);
}

function makeWay(region: HTMLElement | null) {
  if (!region || !coversFocus(region)) return;
  region.dataset['at'] = region.dataset['at'] === 'top' ? 'bottom' : 'top';
}

/** Whether a message lies over what has the focus, be it in part. */
function coversFocus(region: HTMLElement): boolean {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body || region.contains(focused)) return false;
  // A dialog, or the main part, that has the focus itself is larger than any message.
  if (focused.matches('[tabindex="-1"]')) return false;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  return [...region.querySelectorAll('[data-toast]')].some((toast) => {
    const box = toast.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
}
