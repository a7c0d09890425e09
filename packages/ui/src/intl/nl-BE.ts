/** A count with the points that people read: 10.000. */
const figures = (count: number) => count.toLocaleString('nl-BE');

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
  readField: {
    read: (text: string) => `Gelezen als ${text}.`,
    swapKey: (text: string) => `Met F8 wordt het ${text}.`,
    swap: (text: string) => `Neem ${text}`,
    figuresOnly: 'Hier passen alleen cijfers en een komma.',
  },
  numberFields: {
    notANumber: (part: string) =>
      part === ''
        ? 'Dit is geen getal. Typ cijfers, met een komma voor de decimalen.'
        : `'${part}' hoort niet in een getal. Typ cijfers, met een komma voor de decimalen.`,
    otherUnit: (part: string) => `'${part}' hoort niet in dit veld. Vul alleen het getal in.`,
    severalNumbers: 'Hier staan verschillende getallen. Hou er één over.',
    leadingZeros: 'Dit getal begint met nullen. Typ het zonder, als het klopt.',
    secondDecimalMark: 'De punten en komma’s kloppen niet. Gebruik één komma, voor de decimalen.',
    tooManyDecimals: (decimals: number) =>
      decimals === 0
        ? 'Vul een geheel getal in. Er wordt niets afgerond.'
        : `Vul hoogstens ${decimals} decimalen in. Er wordt niets afgerond.`,
    minusNotAllowed: 'Hier kan geen min staan. Vul een getal in vanaf 0.',
    tooSmall: (minimum: string) => `Vul minstens ${minimum} in.`,
    tooLarge: (maximum: string) => `Vul hoogstens ${maximum} in.`,
  },
  dateField: {
    notADate: 'Dit is geen datum. Typ dag, maand en jaar, zoals 5/03/2026.',
    doesNotExist: (date: string) => `${date} bestaat niet. Kijk de dag en de maand na.`,
    yearOutOfRange: (first: number, last: number) => `Vul een jaar in van ${first} tot ${last}.`,
    otherWeekday: (date: string, weekday: string) =>
      `${date} is een ${weekday}. Kijk de dag en de datum na.`,
    tooEarly: (minimum: string) => `Vul een datum in vanaf ${minimum}.`,
    tooLate: (maximum: string) => `Vul een datum in tot en met ${maximum}.`,
    weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    openCalendar: 'Kalender openen',
  },
  calendar: {
    previous: 'Vorige maand',
    next: 'Volgende maand',
    month: 'Maand',
    year: 'Jaar',
    today: 'vandaag',
    chosen: 'gekozen',
    outOfRange: 'kan hier niet gekozen worden',
    day: (weekday: string, day: number, month: string, year: number) =>
      `${weekday} ${day} ${month} ${year}`,
    months: [
      'januari',
      'februari',
      'maart',
      'april',
      'mei',
      'juni',
      'juli',
      'augustus',
      'september',
      'oktober',
      'november',
      'december',
    ],
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
    or: 'of',
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
  keyboardHelp: {
    button: 'Toetsen',
    key: 'F1',
    title: 'Toetsen',
    here: 'Waar u nu bent',
    elsewhere: 'Elders op deze pagina',
    /** What the keys are of. */
    names: {
      alertDialog: 'Vraag',
      appShell: 'Begin van de pagina',
      button: 'Knop',
      calendar: 'Kalender',
      checkbox: 'Vakje',
      dataTable: 'Tabel',
      dateField: 'Datum',
      descriptionSearch: 'Omschrijving met suggesties',
      iconButton: 'Knop',
      keyboardHelp: 'Deze hulp',
      lineItemsGrid: 'Lijnen',
      link: 'Link',
      menu: 'Menu',
      modal: 'Venster',
      moneyField: 'Bedrag',
      paginator: 'Paginering',
      passwordField: 'Wachtwoord',
      percentField: 'Percentage',
      popover: 'Paneel',
      quantityField: 'Aantal',
      searchComboBox: 'Zoeken en kiezen',
      searchField: 'Zoekveld',
      select: 'Keuzelijst',
      sidebar: 'Navigatie',
      splitButton: 'Knop met meer keuzes',
      suggestField: 'Tekst met suggesties',
      switch: 'Schakelaar',
      tabs: 'Tabbladen',
      toasts: 'Meldingen',
    },
  },
  progress: {
    percentage: (value: number) => `${value}\u00a0%`,
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
    sortBy: 'Sorteer op',
    /** How a column is sorted: a choice in a list, and what its header says besides its name. */
    sortedBy: (header: string, direction: 'ascending' | 'descending') =>
      `${header}, ${direction === 'ascending' ? 'oplopend' : 'aflopend'}`,
    sorted: (sortedBy: string) => `Gesorteerd op ${sortedBy}.`,
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
  lineItemsGrid: {
    /** Stands before the number of a line; cells are named after it: 'Prijs Lijn 3'. */
    line: 'Lijn',
    actions: 'Acties',
    none: 'Er zijn nog geen lijnen.',
    add: 'Lijn toevoegen',
    addBelow: (line: number) => `Voeg een lijn toe onder lijn ${line}`,
    remove: (line: number) => `Verwijder lijn ${line}`,
    added: (line: number, count: number, total: number) =>
      count === 1
        ? `Lijn ${line} toegevoegd. Er zijn er nu ${total}.`
        : `${count} lijnen toegevoegd vanaf lijn ${line}. Er zijn er nu ${total}.`,
    removed: (line: number, count: number, total: number) => {
      const what = count === 1 ? `Lijn ${line} verwijderd.` : `${count} lijnen verwijderd.`;
      return total === 0 ? `${what} Er zijn er geen meer.` : `${what} Er zijn er nu ${total}.`;
    },
    moved: (from: number, to: number) => `Lijn ${from} is nu lijn ${to}.`,
    pasted: (count: number) => (count === 1 ? '1 lijn geplakt.' : `${count} lijnen geplakt.`),
    stillEmpty: (line: number) => `Lijn ${line} is nog leeg: vul eerst die in.`,
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
  suggestions: {
    busy: 'Even zoeken',
    none: (text: string) => `Niets gevonden voor '${text}'.`,
    failed: 'Zoeken is niet gelukt. Wat u typte, staat er nog.',
    retry: 'Opnieuw zoeken',
    count: (count: number) => (count === 1 ? '1 resultaat' : `${figures(count)} resultaten`),
    firstOf: (shown: number, total: number) =>
      `De eerste ${figures(shown)} van ${figures(total)}. Typ meer om er minder te zien.`,
  },
  searchComboBox: {
    cleared: (text: string) => `'${text}' is niet uit de lijst gekozen. Het veld is weer leeg.`,
  },
  asyncContent: {
    loading: 'De gegevens worden geladen.',
    ready: 'De gegevens zijn geladen.',
    none: 'Nog geen gegevens',
    noMatch: 'Geen resultaat',
  },
  failedState: {
    title: 'Laden is niet gelukt',
    code: (code: string) => `(fout ${code})`,
    retry: 'Opnieuw',
  },
  loadMore: {
    more: 'Meer',
    shown: (shown: string, total: string | undefined) =>
      total === undefined ? `${shown} getoond` : `${shown} van ${total}`,
    loading: 'De volgende worden geladen.',
    failed: 'Laden is niet gelukt. Wat er al stond, staat er nog.',
    retry: 'Opnieuw',
  },
  formErrorSummary: {
    title: (count: number) =>
      count === 1 ? 'Eén veld is niet in orde' : `${count} velden zijn niet in orde`,
  },
  modal: {
    close: 'Sluiten',
    /** Asked when one closes a dialog with changes in it. */
    discardTitle: 'Wijzigingen niet bewaren?',
    discardMessage: 'Wat u hier wijzigde, is nog niet opgeslagen.',
    discard: 'Niet bewaren',
    keep: 'Verder bewerken',
  },
  alertDialog: {
    cancel: 'Annuleren',
  },
  splitButton: {
    more: (action: string) => `${action}: meer keuzes`,
    saveKey: 'Ctrl+S',
  },
};

/** All texts of the components. */
export type Messages = typeof nlBE;

/** What the keys do, per room: read by the documentation, the tests and the help sheet. */
export const keyTexts = {
  keyboardHelp: {
    open: 'Toont de toetsen die werken waar u bent; nog eens F1 sluit ze weer.',
    close: 'Sluit de toetsen en gaat terug naar waar u was.',
  },
  dataTable: {
    tab: 'Gaat naar de volgende kolom die kan sorteren, de volgende rij, of een knop in de rij.',
    enter: 'Opent de rij.',
    newTab: 'Opent de rij in een nieuw tabblad.',
    sort: 'Op een kolomkop: sorteert op die kolom; nog eens: in de andere richting.',
    arrows: 'Verschuift een tabel die breder is dan haar plaats, wanneer ze de focus heeft.',
  },
  suggestField: {
    arrowDown: 'Opent de suggesties; in de lijst: gaat naar de volgende.',
    arrowUp: 'In de lijst: gaat naar de vorige suggestie.',
    enter: 'Neemt de suggestie die u met de pijlen aanwees; anders verstuurt het het formulier.',
    tab: 'Gaat verder. Wat u typte, blijft staan.',
    escape: 'Sluit de lijst. Wat u typte, blijft staan.',
  },
  descriptionSearch: {
    enter: 'Met de lijst open: neemt de gemarkeerde suggestie. Anders: gaat verder.',
    shiftEnter: 'Begint een nieuwe regel in de tekst.',
    arrows: 'In de lijst: gaat naar de volgende of de vorige suggestie.',
    open: 'Opent de suggesties.',
    tab: 'Gaat verder. Wat u typte, blijft staan.',
    escape: 'Sluit de lijst. Wat u typte, blijft staan.',
  },
  searchComboBox: {
    arrowDown: 'Opent de lijst en zoekt meteen; in de lijst: gaat naar de volgende lijn.',
    arrowUp: 'In de lijst: gaat naar de vorige lijn.',
    enter: 'Kiest de gemarkeerde lijn; is er nog niet gezocht, dan zoekt het meteen.',
    tab: 'Gaat verder, en kiest wat u met de pijlen aanwees. Doet nooit de actie onderaan.',
    escape: 'Sluit de lijst; nog eens: zet de gekozen naam terug.',
    open: 'Opent de lijst.',
    close: 'Sluit de lijst.',
  },
  dateField: {
    openCalendar: 'Opent de kalender, waar het veld er een heeft.',
  },
  calendar: {
    tab: 'Gaat van de maand en het jaar naar de dagen.',
    days: 'Gaat naar de vorige of de volgende dag.',
    weeks: 'Gaat naar dezelfde dag een week vroeger of later.',
    months: 'Gaat naar dezelfde dag een maand vroeger of later.',
    years: 'Gaat naar dezelfde dag een jaar vroeger of later.',
    ends: 'Gaat naar de eerste of de laatste dag van de maand.',
    pick: 'Kiest de dag.',
  },
  readField: {
    enter:
      'Leest wat er staat. Klopt het, dan verstuurt ze het formulier, of gaat ze verder in de lijnen.',
    f8: 'Neemt de andere lezing, als er twee zijn; nog eens F8 neemt weer de eerste.',
    undo: 'Neemt de laatste wijziging terug.',
    redo: 'Zet terug wat teruggenomen werd.',
  },
  button: {
    tab: 'Gaat naar de knop. Een knop die bezig is, houdt de focus.',
    enter: 'Drukt op de knop.',
    space: 'Drukt op de knop bij het loslaten.',
  },
  checkbox: {
    tab: 'Gaat naar het vakje.',
    space: 'Vinkt het vakje aan of uit.',
  },
  switch: {
    tab: 'Gaat naar de schakelaar.',
    space: 'Zet de schakelaar aan of uit.',
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
  iconButton: {
    tab: 'Gaat naar de knop en toont wat ze doet.',
    press: 'Drukt op de knop.',
    escape: 'Verbergt de uitleg; de knop houdt de focus.',
  },
  tooltip: {
    tab: 'Gaat naar het element en toont de uitleg.',
    escape: 'Verbergt de uitleg, en niets anders.',
  },
  popover: {
    open: 'Op de knop: opent het paneel en gaat erin.',
    tab: 'Gaat rond door wat in het paneel staat.',
    escape: 'Sluit het paneel en gaat terug naar de knop.',
  },
  lineItemsGrid: {
    tab: 'Gaat naar de volgende cel, en van de laatste naar de volgende lijn.',
    enter:
      'Gaat een lijn omlaag, in de kolom waar u met Tab begon. Onder de laatste komt er een lijn bij, als die ingevuld is.',
    lineBreak: 'Begint een nieuwe regel in een tekst van verschillende regels.',
    addBelow: 'Voegt een lijn toe onder deze.',
    delete: 'Verwijdert de lijn.',
    copyAbove: 'Neemt over wat er in de lijn erboven staat.',
    move: 'Verplaatst de lijn naar boven of naar onder.',
    paste: 'Plakt; een blok cellen uit een rekenblad wordt lijnen.',
    undo: 'Neemt terug wat u typte; daarna de laatste wijziging aan de lijnen.',
    redo: 'Zet terug wat u terugnam.',
  },
  menu: {
    open: 'Op de knop: opent het menu, op de eerste keuze.',
    openUp: 'Op de knop: opent het menu, op de laatste keuze.',
    arrows: 'Gaat naar de volgende of de vorige keuze.',
    ends: 'Gaat naar de eerste of de laatste keuze.',
    letter: 'Gaat naar de keuze die met die letter begint.',
    choose: 'In het menu: doet wat de keuze zegt.',
    escape: 'Sluit het menu en gaat terug naar de knop.',
  },
  splitButton: {
    tab: 'Gaat naar de knop, en dan naar de pijl ernaast.',
    press: 'Op de knop: doet de eerste keuze. Op de pijl: opent de andere.',
    arrowDown: 'Op de pijl: opent de andere keuzes.',
    save: 'Drukt op de knop, waar u ook bent in het formulier of het venster.',
  },
  modal: {
    tab: 'Gaat rond door wat in het venster staat, en komt er niet uit.',
    escape: 'Sluit het bovenste venster; is er iets gewijzigd, dan vraagt het dat eerst.',
    enter: 'Op de knop Sluiten: sluit het venster. De focus gaat terug naar waar u was.',
  },
  tabs: {
    tab: 'Gaat naar het gekozen tabblad, en dan naar wat erin staat.',
    arrows: 'Gaat naar het volgende of het vorige tabblad, en rond.',
    ends: 'Gaat naar het eerste of het laatste tabblad.',
    press: 'Opent het tabblad met de focus, waar de pijlen dat niet zelf doen.',
  },
  alertDialog: {
    tab: 'Gaat van de ene knop naar de andere.',
    press: 'Drukt op de knop met de focus; dat is eerst de knop die niets verandert.',
    escape: 'Sluit de vraag zonder iets te doen.',
  },
};
