import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';

/**
 * The navigation as a menu under the header, where there is no room beside the page. It closes on
 * Escape, when a link in it is followed, and when the focus goes to what it lies over.
 */
export function useMenu(main: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const navigation = useRef<HTMLElement>(null);
  const close = () => setIsOpen(false);
  return {
    isOpen,
    button,
    navigation,
    close,
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
        button.current?.focus();
      },
      onFocus({ target }: FocusEvent) {
        const isInMenu = navigation.current?.contains(target) || button.current === target;
        if (isOpen && !isInMenu) close();
      },
    },
  };
}
