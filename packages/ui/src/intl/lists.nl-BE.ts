export const dataTableTexts = {
  actions: 'Acties',
  sortBy: 'Sorteer op',
  /** How a column is sorted: a choice in a list, and what its header says besides its name. */
  sortedBy: (header: string, direction: 'ascending' | 'descending') =>
    `${header}, ${direction === 'ascending' ? 'oplopend' : 'aflopend'}`,
  sorted: (sortedBy: string) => `Gesorteerd op ${sortedBy}.`,
};

export const asyncContentTexts = {
  loading: 'De gegevens worden geladen.',
  ready: 'De gegevens zijn geladen.',
  none: 'Nog geen gegevens',
  noMatch: 'Geen resultaat',
};

export const failedStateTexts = {
  title: 'Laden is niet gelukt',
  code: (code: string) => `(fout ${code})`,
  retry: 'Opnieuw',
};
