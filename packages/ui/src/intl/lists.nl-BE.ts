export const dataTableTexts = {
  actions: 'Acties',
  sortBy: 'Sorteer op',
  /** How a column is sorted: a choice in a list, and what its header says besides its name. */
  sortedBy: (header: string, direction: 'ascending' | 'descending') =>
    `${header}, ${direction === 'ascending' ? 'oplopend' : 'aflopend'}`,
  sorted: (sortedBy: string) => `Gesorteerd op ${sortedBy}.`,
};

export const daysBadgeTexts = {
  short: (days: number) => `${days}d`,
  spoken: (days: number) => {
    if (days === 0) return 'vandaag';
    const size = Math.abs(days);
    const words = `${size} ${size === 1 ? 'dag' : 'dagen'}`;
    return days < 0 ? `${words} te laat` : `nog ${words}`;
  },
};

export const paginatorTexts = {
  label: 'Paginering',
  place: 'Plaats in de lijst',
  first: 'Eerste',
  previous: 'Vorige',
  next: 'Volgende',
  last: 'Laatste',
  page: (page: string) => `Pagina ${page}`,
  position: (page: string, lastPage: string) => `Pagina ${page} van ${lastPage}`,
  pageSize: 'Per pagina',
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

export const loadMoreTexts = {
  label: 'Aantal in de lijst',
  more: 'Meer',
  shown: (shown: string, total: string | undefined) =>
    total === undefined ? `${shown} getoond` : `${shown} van ${total}`,
  loading: 'De volgende worden geladen.',
  failed: 'Laden is niet gelukt. Wat er al stond, staat er nog.',
  retry: 'Opnieuw',
};
