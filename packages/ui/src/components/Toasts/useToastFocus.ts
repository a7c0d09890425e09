import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useFocusRestore } from '../../private/dialogs/useFocusRestore.ts';
import { toast } from './toast.ts';

/**
 * Keys and focus of the toast region: Escape closes the focused toast, F6 moves the focus to the first
 * toast and back. When the focused toast is removed, the focus moves to the next one, or back.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<HTMLElement>(null);
  const [hasFocus, setHasFocus] = useState(false);

  function firstToast() {
    return region.current?.querySelector<HTMLElement>('[data-toast]');
  }
  function wayBack() {
    const known = cameFrom.current;
    return known?.isConnected && known !== document.body ? known : region.current;
  }
  const kept = useFocusRestore(() => firstToast() ?? wayBack());

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === 'Escape') dismissFocused();
      if (event.key === 'F6' && goThereOrBack()) event.preventDefault();
    }
    function dismissFocused() {
      const focused = document.activeElement?.closest<HTMLElement>('[data-toast]');
      if (focused?.dataset['toast'] !== undefined) toast.dismiss(focused.dataset['toast']);
    }
    function goThereOrBack() {
      const isInside = region.current?.contains(document.activeElement) ?? false;
      const target = isInside ? wayBack() : firstToast();
      target?.focus();
      return target;
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return {
    hasFocus,
    handlers: {
      onFocus(event: FocusEvent<HTMLElement>) {
        kept.onFocus();
        setHasFocus(true);
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from))
          cameFrom.current = from;
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        kept.onBlur();
        setHasFocus(false);
      },
    },
  };
}
