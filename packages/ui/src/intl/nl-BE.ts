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
  keyboardTable: {
    key: 'Toets',
    action: 'Wat ze doet',
    keyCaps: {
      ArrowDown: 'Pijl omlaag',
      ArrowUp: 'Pijl omhoog',
      ArrowLeft: 'Pijl naar links',
      ArrowRight: 'Pijl naar rechts',
      End: 'End',
      Escape: 'Esc',
      Home: 'Home',
      PageDown: 'Page Down',
      PageUp: 'Page Up',
      Space: 'Spatie',
    },
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
  daysBadge: {
    short: (days: number) => `${days}d`,
    spoken: (days: number) => {
      if (days === 0) return 'vandaag';
      const size = Math.abs(days);
      const words = `${size} ${size === 1 ? 'dag' : 'dagen'}`;
      return days < 0 ? `${words} te laat` : `nog ${words}`;
    },
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

/** What the keys do, per room: read by the documentation, the tests and the help sheet. */
export const keyTexts = {
  button: {
    tab: 'Gaat naar de knop. Een knop die bezig is, houdt de focus.',
    enter: 'Drukt op de knop.',
    space: 'Drukt op de knop bij het loslaten.',
  },
  link: {
    tab: 'Gaat naar de link.',
    enter: 'Volgt de link.',
    ctrlEnter: 'Opent de link in een nieuw tabblad.',
  },
  passwordField: {
    tab: 'Gaat van het veld naar de knop Toon of Verberg.',
    enter: 'Verstuurt het formulier vanuit het veld; op de knop: toont of verbergt.',
    space: 'Op de knop: toont of verbergt het wachtwoord.',
  },
  select: {
    tab: 'Gaat naar de keuzelijst.',
    arrows: 'Kiest de volgende of de vorige keuze.',
    letter: 'Kiest de eerste keuze die met die letter begint.',
  },
};
