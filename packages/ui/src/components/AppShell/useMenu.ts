import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

interface MenuParts {
  main: RefObject<HTMLElement | null>;
  /** The navigation and the content below it. */
  aside: RefObject<HTMLElement | null>;
  menuButton: RefObject<HTMLButtonElement | null>;
}

/**
 * The navigation as a menu under the header, where there is no room beside the page. It closes on
 * Escape, when a link in it is followed, and when the pointer or the focus goes to what it lies over.
 */
export function useMenu({ main, aside, menuButton }: MenuParts) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  function closeWhenOutside({ target }: PointerEvent | FocusEvent) {
    const parts = [aside.current, menuButton.current];
    if (isOpen && !parts.some((part) => part?.contains(target as Node))) close();
  }
  return {
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    /** A link that was followed here gave up the default of its click. */
    onNavigationClick(event: MouseEvent<HTMLElement>) {
      const isFollowed = event.isDefaultPrevented() && (event.target as Element).closest('a');
      if (!isOpen || !isFollowed) return;
      close();
      main.current?.focus({ preventScroll: true });
    },
    /** For the element around everything. */
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        if (!isOpen || event.key !== 'Escape') return;
        close();
        menuButton.current?.focus();
      },
      onFocus: closeWhenOutside,
      onPointerDown: closeWhenOutside,
    },
  };
}
