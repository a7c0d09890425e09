/**
 * What the components say by themselves, per room. Whoever uses them may replace any text
 * through `UiProvider`'s `messages`.
 */
export const nlBE = {
  button: {
    pending: 'Even geduld',
  },
  field: {
    required: 'verplicht',
  },
  link: {
    opensInNewTab: 'opent in een nieuw tabblad',
  },
  passwordField: {
    show: 'Toon',
    hide: 'Verberg',
    /** What is shown or hidden; stands after 'Toon' or 'Verberg' for screen readers. */
    subject: 'wachtwoord',
    shown: 'Het wachtwoord is zichtbaar.',
    hidden: 'Het wachtwoord is verborgen.',
  },
  select: {
    choose: 'Kies',
    unknown: (key: string) => `${key} (niet in de lijst)`,
  },
  alert: {
    critical: 'Fout',
    caution: 'Opgelet',
    positive: 'Gelukt',
    info: 'Info',
  },
  appShell: {
    skip: 'Naar de inhoud',
    menu: 'Menu',
    navigation: 'Hoofdnavigatie',
    account: 'Account',
  },
  dataTable: {
    actions: 'Acties',
  },
  paginator: {
    label: 'Paginering',
    first: 'Eerste',
    previous: 'Vorige',
    next: 'Volgende',
    last: 'Laatste',
    page: (page: string) => `Pagina ${page}`,
    position: (page: string, lastPage: string) => `Pagina ${page} van ${lastPage}`,
    pageSize: 'Per pagina',
  },
  toasts: {
    region: 'Meldingen',
    close: 'Sluit',
    success: 'Gelukt',
    warning: 'Opgelet',
    error: 'Fout',
  },
  busyIndicator: {
    busy: 'Even geduld',
  },
  searchField: {
    clear: 'Wis',
    tooShort: (shortest: number) => `Typ minstens ${shortest} tekens.`,
  },
  asyncContent: {
    loading: 'De gegevens worden geladen.',
    none: 'Nog geen gegevens',
    noMatch: 'Geen resultaat',
    failed: 'Laden is niet gelukt',
    code: (code: string) => `(fout ${code})`,
    retry: 'Opnieuw',
  },
};

/** All texts of the components. */
export type Messages = typeof nlBE;
