import type { ReactNode } from 'react';

/**
 * When an arrow key opens a tab: at once, or only after Enter or Space. Use `manual` where a panel loads
 * data, so that passing a tab fetches nothing.
 */
export const tabActivations = ['automatic', 'manual'] as const;
/** One of {@link tabActivations}. */
export type TabActivation = (typeof tabActivations)[number];

/** One tab and what it opens. */
export interface TabItem {
  /** Identifies the tab. */
  key: string;
  /** Its name, in a word or two. */
  label: string;
  /** What it opens: made when the tab is opened first, and kept from then on. */
  content: ReactNode;
  /** Cannot be opened now. */
  isDisabled?: boolean;
}
