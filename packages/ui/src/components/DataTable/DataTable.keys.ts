import type { KeyTable } from '../../private/keyTable.ts';

/** Keys of a table. */
export const dataTableKeys: KeyTable = [
  { keys: 'Tab', does: 'Gaat naar de volgende rij, of naar een knop in de rij.' },
  { keys: 'Enter', does: 'Opent de rij.' },
  { keys: 'Ctrl+Enter', does: 'Opent de rij in een nieuw tabblad.' },
  {
    keys: 'ArrowLeft, ArrowRight',
    does: 'Verschuift een tabel die breder is dan haar plaats, wanneer ze de focus heeft.',
  },
];
