import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of the toasts. */
export const toastsKeys: KeyTable = [
  { keys: 'F6', does: 'Gaat naar de eerste melding, en terug naar waar u was.' },
  { keys: 'Tab', does: 'Gaat naar de sluitknop, en dan naar de volgende melding.' },
  { keys: 'Enter, Space', does: 'Sluit de melding waarvan de sluitknop de focus heeft.' },
  { keys: 'Escape', does: 'Sluit de melding die de focus heeft.' },
];
