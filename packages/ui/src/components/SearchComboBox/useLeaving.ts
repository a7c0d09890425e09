import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

/**
 * Calls `onLeft` when a field was left for so many milliseconds. A dialog that opens over it, such as
 * the help sheet, is no leaving: the time begins once the focus is back in the page and elsewhere.
 */
export function useLeaving(delay: number, onLeft: () => void) {
  const [leftField, setLeftField] = useState<HTMLElement>();
  const left = useEffectEvent(() => {
    setLeftField(undefined);
    onLeft();
  });
  useEffect(() => {
    if (!leftField) return undefined;
    let isHeld = false;
    const wait = () =>
      setTimeout(() => {
        isHeld = isBehindDialog(leftField);
        if (!isHeld) left();
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

  return {
    onFocus: () => setLeftField(undefined),
    /** Says whether the field is left: it is not when somebody looks at another window meanwhile. */
    onBlur({ currentTarget }: FocusEvent<HTMLElement>): boolean {
      if (currentTarget.ownerDocument.activeElement === currentTarget) return false;
      setLeftField(currentTarget);
      return true;
    },
  };
}

const isBehindDialog = (field: HTMLElement) =>
  field.closest('[inert], [aria-hidden="true"]') !== null;
