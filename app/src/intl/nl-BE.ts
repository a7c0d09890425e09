/** The product's name, shown in the footer and in every document title. */
export const productName = 'Facturatie';

/** Every sentence of the app. Texts marked `spec` are quoted from the specification. */
export const text = {
  login: {
    title: 'Interne bedrijfsapplicatie',
    documentTitle: 'Aanmelden',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    submit: 'Aanmelden',
    usernameRequired: 'Username is required', // spec
    passwordRequired: 'Password is required', // spec
  },
  shell: {
    logout: 'Logout', // spec
    logoutIncomplete: {
      title: 'Afgemeld op dit toestel',
      description: 'De server kon uw sessie niet sluiten. Ze vervalt daar vanzelf.',
    },
    keysFailed: {
      title: 'De toetsen konden niet getoond worden',
      description: 'De server is misschien niet bereikbaar. Druk straks nog eens op F1.',
    },
    compact: 'Compact',
    copyright: '© 2023', // spec
    dashboard: 'Dashboard', // spec
    sales: 'Verkopen', // spec
    invoices: 'Facturen', // spec
    quotes: 'Offertes', // spec
    recurringInvoices: 'Periodiekefacturen', // spec
    dueDates: 'Vervaldagen', // spec
    customers: 'Klanten', // spec
    customerGroups: 'Groepen', // spec
  },
  startUp: {
    starting: 'De toepassing start',
    failedTitle: 'De toepassing kon niet starten',
    failed:
      'Misschien laat uw browser deze site geen gegevens bewaren. Kijk dat na en probeer het opnieuw.',
    retry: 'Opnieuw',
  },
  failure: {
    title: 'Fout!', // spec
    retry: 'Opnieuw',
    connection: 'De server is niet bereikbaar. Kijk uw verbinding na en probeer het opnieuw.',
    unauthorized: 'U bent niet meer aangemeld. Meld u opnieuw aan.',
    status: 'De server kon dit niet uitvoeren.',
    malformed: 'Het antwoord van de server is onleesbaar. Herlaad de pagina.',
    unexpected: 'Er ging iets mis in deze pagina. Herlaad de pagina.',
    code: (code: string) => `(fout ${code})`,
  },
  broken: {
    title: 'Deze pagina kon niet getoond worden',
    cause:
      'De server is misschien niet bereikbaar, of er staat een nieuwe versie van de toepassing klaar.',
  },
  dashboard: {
    documentTitle: 'Dashboard',
    content: 'dashboard!', // spec
  },
  list: {
    search: 'Zoeken', // spec
    reset: 'Reset', // spec
    noResult: 'Geen resultaat', // spec
    noResultFor: (search: string) => `Niets gevonden voor '${search}'.`,
    total: (total: string) => `Totaal: ${total}`, // spec
  },
  customerList: {
    title: 'Klanten',
    add: 'Toevoegen', // spec
    searchLabel: 'Klanten zoeken',
    searchHint: 'Nummer, naam, adres, btw-nummer, e-mail of telefoon',
    noneYet: 'Nog geen klanten',
    number: 'Klantnummer',
    companyName: 'Naambedrijf',
    street: 'Factuuradres',
    postcodeAndCity: 'Postcode en Plaats',
    phone: 'Telefoonnummer',
    email: 'Emailadres',
    vatNumber: 'Btwnummer',
  },
} as const;
