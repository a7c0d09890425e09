import { useEffect, useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps an element above everything: above dialogs, and above lists in the browser's own top layer,
 * also those that open later. It goes up when it has something new to show.
 */
export function useTopLayer(ref: RefObject<HTMLElement | null>, newest: string | undefined) {
  useLayoutEffect(() => {
    if (newest !== undefined) raise(ref.current);
  }, [ref, newest]);
  useEffect(() => {
    function follow({ target }: Event) {
      const isOpened = target instanceof Element && target.matches(':popover-open');
      if (isOpened && target !== ref.current) raise(ref.current);
    }
    // Heard on its way down: the event does not come up.
    document.addEventListener('toggle', follow, { capture: true });
    return () => document.removeEventListener('toggle', follow, { capture: true });
  }, [ref]);
}

/** What has the focus stays where it is, not to lose that; a browser without a top layer needs nothing. */
function raise(element: HTMLElement | null) {
  if (!element || !('popover' in element)) return;
  const isUp = element.matches(':popover-open');
  if (isUp && element.contains(document.activeElement)) return;
  element.popover = 'manual';
  if (isUp) element.hidePopover();
  element.showPopover();
}
