import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a menu and of the button that opens it. */
export const menuKeys: KeyTable = [
  { keys: 'Enter, Space, ArrowDown', does: keyTexts.menu.open },
  { keys: 'ArrowUp', does: keyTexts.menu.openUp },
  { keys: 'ArrowDown, ArrowUp', does: keyTexts.menu.arrows },
  { keys: 'Home, End', does: keyTexts.menu.ends },
  { keys: 'A-Z', does: keyTexts.menu.letter },
  { keys: 'Enter, Space', does: keyTexts.menu.choose },
  { keys: 'Escape', does: keyTexts.menu.escape },
];
