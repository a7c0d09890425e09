import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

const texts = keyTexts.lineItemsGrid;

/** Keys of a grid of lines. */
export const lineItemsGridKeys: KeyTable = [
  { keys: 'Tab', does: texts.tab },
  { keys: 'Enter', does: texts.enter },
  { keys: 'Shift+Enter', does: texts.lineBreak },
  { keys: 'Ctrl+Enter', does: texts.addBelow },
  { keys: 'Alt+Delete', does: texts.delete },
  { keys: 'Ctrl+D', does: texts.copyAbove },
  { keys: 'Ctrl+Shift+D', does: texts.duplicate },
  { keys: 'Alt+Shift+ArrowUp, Alt+Shift+ArrowDown', does: texts.move },
  { keys: 'Ctrl+C', does: texts.copy },
  { keys: 'Ctrl+V', does: texts.paste },
  { keys: 'Shift+F1', does: texts.open },
  { keys: 'Ctrl+Z', does: texts.undo },
  { keys: 'Ctrl+Y', does: texts.redo },
];
