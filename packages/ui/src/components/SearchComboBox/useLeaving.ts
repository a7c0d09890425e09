import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

/**
 * Checks a field that was left: calls `onCheck` as soon as nothing is searched for any more, and again
 * with true when the field was left for `delay` milliseconds. A dialog that opens over it, such as the
 * help sheet, is no leaving: the time begins once the focus is back in the page and elsewhere.
 */
export function useLeaving(delay: number, isSearching: boolean, onCheck: (isDue: boolean) => void) {
  const [leftField, setLeftField] = useState<HTMLElement>();
  const [isDue, setIsDue] = useState(false);
  const check = useEffectEvent(onCheck);
  useEffect(() => {
    if (leftField && !isSearching) check(isDue);
  }, [leftField, isSearching, isDue]);
  useEffect(() => {
    if (!leftField) return undefined;
    let isHeld = false;
    const wait = () =>
      setTimeout(() => {
        isHeld = isBehindDialog(leftField);
        if (!isHeld) setIsDue(true);
      }, delay);
    let timer = wait();
    const onFocusIn = () => {
      if (!isHeld) return;
      clearTimeout(timer);
      timer = wait();
    };
    document.addEventListener('focusin', onFocusIn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [leftField, delay]);

  function setLeft(field: HTMLElement | undefined) {
    setLeftField(field);
    setIsDue(false);
  }

  return {
    onFocus: () => setLeft(undefined),
    /** Returns whether the field is left: not when only the window loses the focus. */
    onBlur({ currentTarget }: FocusEvent<HTMLElement>): boolean {
      if (currentTarget.ownerDocument.activeElement === currentTarget) return false;
      setLeft(currentTarget);
      return true;
    },
  };
}

const isBehindDialog = (field: HTMLElement) =>
  field.closest('[inert], [aria-hidden="true"]') !== null;
