import type { IconName } from '../Icon/iconShapes.ts';

/** What choosing means; `critical` for what cannot be undone. */
export const menuItemTones = ['neutral', 'critical'] as const;
/** One of {@link menuItemTones}. */
export type MenuItemTone = (typeof menuItemTones)[number];

/** One choice of a menu. */
export interface MenuItem {
  /** What choosing does, verb first; unique in its menu. */
  label: string;
  /** More about it, or why it cannot be chosen now. */
  description?: string;
  /** A picture before the label. */
  icon?: IconName;
  /** What choosing means. */
  tone?: MenuItemTone;
  /** Cannot be chosen now; its description says why. */
  isDisabled?: boolean;
  /** Where it goes, for a choice that is a link. */
  href?: string;
  /** Called when it is chosen. */
  onAction?: () => void;
}

/** Choices that belong together, under a title. */
export interface MenuSection {
  /** What they have in common. */
  title: string;
  /** The choices. */
  items: readonly MenuItem[];
}

/** What a menu is made of: choices, or sections of choices. */
export type MenuEntries = readonly MenuItem[] | readonly MenuSection[];

/** Whether an entry is a section of choices. */
export const isMenuSection = (entry: MenuItem | MenuSection): entry is MenuSection =>
  'items' in entry;
