import { useEffect, useRef, type FocusEvent } from 'react';
import type { TabItem } from './tabItems.ts';

/**
 * When the tab that has the focus vanishes, or the one whose panel has it, the focus goes to the first
 * tab instead of being lost. Spread what it answers over the element around tabs and panels.
 */
export function useFocusOfTabs(tabs: readonly TabItem[], openKey: string) {
  const place = useRef<HTMLDivElement>(null);
  const focusedKey = useRef<string>(undefined);

  useEffect(() => {
    const key = focusedKey.current;
    if (key === undefined || tabs.some((tab) => tab.key === key)) return;
    place.current?.querySelector<HTMLElement>('[role="tab"]:not([aria-disabled="true"])')?.focus();
  }, [tabs]);

  return {
    ref: place,
    onFocus: ({ target }: FocusEvent) => {
      focusedKey.current = target.closest<HTMLElement>('[role="tab"]')?.dataset['key'] ?? openKey;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) focusedKey.current = undefined;
    },
  };
}
