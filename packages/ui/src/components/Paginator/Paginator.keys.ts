import type { KeyTable } from '../../private/keyboard/keyTable.ts';

/** Keys of a paginator. */
export const paginatorKeys: KeyTable = [
  {
    keys: 'Tab',
    does: 'Gaat naar de volgende mogelijke pagina; wat nu niet kan, wordt overgeslagen.',
  },
  { keys: 'Enter', does: 'Gaat naar de pagina. De focus blijft op de link.' },
  { keys: 'Ctrl+Enter', does: 'Opent de pagina in een nieuw tabblad.' },
  { keys: 'ArrowDown, ArrowUp', does: 'Kiest in de keuzelijst een ander aantal rijen per pagina.' },
];
