import { keyTexts } from '../../intl/keyTexts.nl-BE.ts';
import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of what has a tooltip. */
export const tooltipKeys: KeyTable = [
  { keys: 'Tab', does: keyTexts.tooltip.tab },
  { keys: 'Escape', does: keyTexts.tooltip.escape },
];
