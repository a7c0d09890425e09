import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus in a part of the page whose elements come and go. When an update takes
 * away the element that had the focus, the focus goes to what `fallback` answers instead of being
 * lost to the page's body. Spread the returned handlers over the element around the part.
 */
export function useFocusRestore(fallback: () => HTMLElement | null | undefined) {
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (holdsFocus.current && isLost) fallback()?.focus();
  });
  return {
    onFocus: () => {
      holdsFocus.current = true;
    },
    // React fires no blur for an element that it removes: this is the user leaving.
    onBlur: () => {
      holdsFocus.current = false;
    },
  };
}
