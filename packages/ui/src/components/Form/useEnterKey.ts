import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { composes } from '../../private/fields/composition.ts';

/** Hears of Enter in a field of one line of a form, unless the field has a use for it (a hook). */
export function useEnterKey(
  form: RefObject<HTMLElement | null>,
  onEnter: ((field: HTMLInputElement) => void) | undefined,
): void {
  const takeKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.defaultPrevented || composes(event)) return;
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isOneLine(target) || !form.current?.contains(target)) return;
    event.preventDefault();
    onEnter?.(target);
  });
  const isListening = onEnter !== undefined;
  // Before the paint: the key can be pressed as soon as the form is visible.
  useLayoutEffect(() => {
    if (!isListening) return undefined;
    const listener = (event: KeyboardEvent) => takeKey(event);
    // Above the page, so that fields come first.
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isListening]);
}

/** A field in which one line of text is typed: no box to tick, and no button. */
function isOneLine(target: EventTarget | null): target is HTMLInputElement {
  const types = ['text', 'search', 'email', 'tel'];
  return target instanceof HTMLInputElement && types.includes(target.type);
}
