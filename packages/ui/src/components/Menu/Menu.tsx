import type { ReactElement } from 'react';
import type { PopoverPlacement } from '../Popover/popoverPlacements.ts';
import { MenuButton } from './MenuButton.tsx';
import type { MenuEntries } from './menuEntries.ts';

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it: one of ours. Its label names the menu. */
  trigger: ReactElement;
  /** What can be chosen: choices, or sections of choices. */
  items: MenuEntries;
  /** Its side of the button; the other side where space is short. */
  placement?: PopoverPlacement;
  /** Called when it opens and when it closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Actions behind a button. Choosing one closes the menu and returns the focus. */
export function Menu({ placement = 'bottom start', ...props }: MenuProps) {
  return <MenuButton {...props} placement={placement} />;
}
