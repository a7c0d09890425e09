import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

/** Calls `onLeft` when a field was left for so many milliseconds. */
export function useLeaving(delay: number, onLeft: () => void) {
  const [isLeft, setIsLeft] = useState(false);
  const left = useEffectEvent(() => {
    setIsLeft(false);
    onLeft();
  });
  useEffect(() => {
    if (!isLeft) return undefined;
    const timer = setTimeout(() => left(), delay);
    return () => clearTimeout(timer);
  }, [isLeft, delay]);

  return {
    onFocus: () => setIsLeft(false),
    /** Says whether the field is left: it is not when somebody looks at another window meanwhile. */
    onBlur({ currentTarget }: FocusEvent): boolean {
      if (currentTarget.ownerDocument.activeElement === currentTarget) return false;
      setIsLeft(true);
      return true;
    },
  };
}
