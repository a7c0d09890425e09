/** A count with the points that people read: 10.000. */
const figures = (count: number) => count.toLocaleString('nl-BE');

// What the components say by themselves, one constant per room, so that a page loads the texts of the
// rooms it shows. Whoever uses them may replace any text through `UiProvider`'s `messages`.

export const buttonTexts = {
  pending: 'Even geduld',
};

export const fieldTexts = {
  required: 'verplicht',
};

export const readFieldTexts = {
  read: (text: string) => `Gelezen als ${text}.`,
  swapKey: (text: string) => `Met F8 wordt het ${text}.`,
  swap: (text: string) => `Neem ${text}`,
  figuresOnly: 'Hier passen alleen cijfers en een komma.',
};

export const numberFieldsTexts = {
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
};

export const dateFieldTexts = {
  notADate: 'Dit is geen datum. Typ dag, maand en jaar, zoals 5/03/2026.',
  doesNotExist: (date: string) => `${date} bestaat niet. Kijk de dag en de maand na.`,
  yearOutOfRange: (first: number, last: number) => `Vul een jaar in van ${first} tot ${last}.`,
  otherWeekday: (date: string, weekday: string) =>
    `${date} is een ${weekday}. Kijk de dag en de datum na.`,
  tooEarly: (minimum: string) => `Vul een datum in vanaf ${minimum}.`,
  tooLate: (maximum: string) => `Vul een datum in tot en met ${maximum}.`,
  weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  openCalendar: 'Kalender openen',
};

export const calendarTexts = {
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
};

export const linkTexts = {
  opensInNewTab: 'opent in een nieuw tabblad',
};

export const passwordFieldTexts = {
  show: 'Toon',
  hide: 'Verberg',
  /** What is shown or hidden; stands after 'Toon' or 'Verberg' for screen readers. */
  subject: 'wachtwoord',
  shown: 'Het wachtwoord is zichtbaar.',
  hidden: 'Het wachtwoord is verborgen.',
};

export const selectTexts = {
  choose: 'Kies',
  unknown: (key: string) => `${key} (niet in de lijst)`,
};

export const keyboardTableTexts = {
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
};

export const keyboardHelpTexts = {
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
    form: 'Formulier',
    iconButton: 'Knop',
    keyboardHelp: 'Deze hulp',
    lineItemsGrid: 'Lijnen',
    linesForm: 'Formulier',
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
};

export const progressTexts = {
  percentage: (value: number) => `${value}\u00a0%`,
};

export const alertTexts = {
  critical: 'Fout',
  caution: 'Opgelet',
  positive: 'Gelukt',
  info: 'Info',
};

export const appShellTexts = {
  skip: 'Naar de inhoud',
  menu: 'Menu',
  navigation: 'Hoofdnavigatie',
  account: 'Account',
};

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

const lineCount = (count: number) => (count === 1 ? '1 lijn' : `${figures(count)} lijnen`);

export const lineItemsGridTexts = {
  /** Stands before the number of a line; cells are named after it: 'Prijs Lijn 3'. */
  line: 'Lijn',
  actions: 'Acties',
  none: 'Er zijn nog geen lijnen.',
  add: 'Lijn toevoegen',
  addBelow: (line: number) => `Voeg een lijn toe onder lijn ${line}`,
  duplicate: (line: number) => `Kopieer lijn ${line} onder zichzelf`,
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
  copied: (line: number) => `Lijn ${line} gekopieerd.`,
  pasted: (count: number) => `${lineCount(count)} geplakt.`,
  pasteTitle: (count: number) => `${lineCount(count)} plakken`,
  pasteSummary: (changed: number, added: number) => {
    if (added === 0) return `${lineCount(changed)} ${changed === 1 ? 'verandert' : 'veranderen'}.`;
    const news = `${lineCount(added)} ${added === 1 ? 'komt' : 'komen'} erbij.`;
    if (changed === 0) return news;
    return `${lineCount(changed)} ${changed === 1 ? 'verandert' : 'veranderen'}, ${news}`;
  },
  pasteLeftOver: (texts: readonly string[]) => {
    const first = texts.slice(0, 3).map((text) => `‘${text}’`);
    const more = texts.length > 3 ? ` en nog ${texts.length - 3}` : '';
    return `Hiervoor is er geen kolom, dit wordt niet geplakt: ${first.join(', ')}${more}.`;
  },
  pasteLine: (line: number, isNew: boolean) => (isNew ? `${line} (nieuw)` : `${line}`),
  pasteInstead: (text: string) => `in plaats van ${text}`,
  pasteMore: (count: number) => `En nog ${lineCount(count)}.`,
  pasteReplace: 'Plakken',
  pasteInsert: 'Invoegen als nieuwe lijnen',
  pasteCancel: 'Annuleren',
  failing: (cells: number) =>
    cells === 1 ? 'In 1 cel klopt iets niet.' : `In ${cells} cellen klopt iets niet.`,
  stillEmpty: (line: number) => `Lijn ${line} is nog leeg: vul eerst die in.`,
};

export const paginatorTexts = {
  label: 'Paginering',
  first: 'Eerste',
  previous: 'Vorige',
  next: 'Volgende',
  last: 'Laatste',
  page: (page: string) => `Pagina ${page}`,
  position: (page: string, lastPage: string) => `Pagina ${page} van ${lastPage}`,
  pageSize: 'Per pagina',
};

export const toastsTexts = {
  region: 'Meldingen',
  close: 'Sluit',
  success: 'Gelukt',
  warning: 'Opgelet',
  error: 'Fout',
};

export const busyIndicatorTexts = {
  busy: 'Even geduld',
};

export const searchFieldTexts = {
  clear: 'Wis',
  tooShort: (shortest: number) => `Typ minstens ${shortest} tekens.`,
};

export const suggestionsTexts = {
  busy: 'Even zoeken',
  none: (text: string) => `Niets gevonden voor '${text}'.`,
  failed: 'Zoeken is niet gelukt. Wat u typte, staat er nog.',
  retry: 'Opnieuw zoeken',
  count: (count: number) => (count === 1 ? '1 resultaat' : `${figures(count)} resultaten`),
  firstOf: (shown: number, total: number) =>
    `De eerste ${figures(shown)} van ${figures(total)}. Typ meer om er minder te zien.`,
};

export const searchComboBoxTexts = {
  cleared: (text: string) => `'${text}' is niet uit de lijst gekozen. Het veld is weer leeg.`,
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
  more: 'Meer',
  shown: (shown: string, total: string | undefined) =>
    total === undefined ? `${shown} getoond` : `${shown} van ${total}`,
  loading: 'De volgende worden geladen.',
  failed: 'Laden is niet gelukt. Wat er al stond, staat er nog.',
  retry: 'Opnieuw',
};

export const formErrorSummaryTexts = {
  title: (count: number) =>
    count === 1 ? 'Eén veld is niet in orde' : `${count} velden zijn niet in orde`,
};

export const modalTexts = {
  close: 'Sluiten',
  /** Asked when one closes a dialog with changes in it. */
  discardTitle: 'Wijzigingen niet bewaren?',
  discardMessage: 'Wat u hier wijzigde, is nog niet opgeslagen.',
  discard: 'Niet bewaren',
  keep: 'Verder bewerken',
};

export const alertDialogTexts = {
  cancel: 'Annuleren',
};

export const splitButtonTexts = {
  more: (action: string) => `${action}: meer keuzes`,
  saveKey: 'Ctrl+S',
};

/** All texts of the components. No component reads it: that would load every text. */
export const nlBE = {
  button: buttonTexts,
  field: fieldTexts,
  readField: readFieldTexts,
  numberFields: numberFieldsTexts,
  dateField: dateFieldTexts,
  calendar: calendarTexts,
  link: linkTexts,
  passwordField: passwordFieldTexts,
  select: selectTexts,
  keyboardTable: keyboardTableTexts,
  keyboardHelp: keyboardHelpTexts,
  progress: progressTexts,
  alert: alertTexts,
  appShell: appShellTexts,
  dataTable: dataTableTexts,
  daysBadge: daysBadgeTexts,
  lineItemsGrid: lineItemsGridTexts,
  paginator: paginatorTexts,
  toasts: toastsTexts,
  busyIndicator: busyIndicatorTexts,
  searchField: searchFieldTexts,
  suggestions: suggestionsTexts,
  searchComboBox: searchComboBoxTexts,
  asyncContent: asyncContentTexts,
  failedState: failedStateTexts,
  loadMore: loadMoreTexts,
  formErrorSummary: formErrorSummaryTexts,
  modal: modalTexts,
  alertDialog: alertDialogTexts,
  splitButton: splitButtonTexts,
};

/** All texts of the components. */
export type Messages = typeof nlBE;
