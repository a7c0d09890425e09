/** What a screen reader calls the kinds of things, in Dutch. What is not listed is passed over in silence. */
export const roleWords: Readonly<Record<string, string>> = {
  alert: 'waarschuwing',
  alertdialog: 'dialoogvenster met waarschuwing',
  application: 'toepassing',
  article: 'artikel',
  banner: 'banner',
  button: 'knop',
  cell: 'cel',
  checkbox: 'selectievakje',
  columnheader: 'kolomkop',
  combobox: 'vervolgkeuzelijst',
  complementary: 'aanvullend gebied',
  contentinfo: 'voettekst',
  dialog: 'dialoogvenster',
  figure: 'figuur',
  form: 'formulier',
  grid: 'raster',
  gridcell: 'cel',
  group: 'groep',
  heading: 'kop',
  img: 'afbeelding',
  link: 'link',
  list: 'lijst',
  listbox: 'keuzelijst',
  listitem: 'item',
  log: 'logboek',
  main: 'hoofdgedeelte',
  menu: 'menu',
  menuitem: 'menu-item',
  menuitemcheckbox: 'menu-item met vinkje',
  menuitemradio: 'menu-item met keuzerondje',
  meter: 'meter',
  navigation: 'navigatie',
  note: 'notitie',
  option: 'optie',
  progressbar: 'voortgangsbalk',
  radio: 'keuzerondje',
  radiogroup: 'groep keuzerondjes',
  region: 'gebied',
  row: 'rij',
  rowheader: 'rijkop',
  search: 'zoekgedeelte',
  searchbox: 'zoekveld',
  separator: 'scheidingslijn',
  slider: 'schuifregelaar',
  spinbutton: 'draaiveld',
  status: 'statusmelding',
  switch: 'schakelaar',
  tab: 'tabblad',
  table: 'tabel',
  tablist: 'rij tabbladen',
  tabpanel: 'tabpaneel',
  textbox: 'invoerveld',
  toolbar: 'werkbalk',
  tooltip: 'knopinfo',
  treegrid: 'raster',
};

/** Said where a thing should have a name and has none: a reviewer cannot miss it. */
export const withoutName = '(ZONDER NAAM)';

/** Roles that are not announced without a name. */
export const namedRoles: ReadonlySet<string> = new Set([
  'alertdialog',
  'button',
  'checkbox',
  'columnheader',
  'combobox',
  'dialog',
  'form',
  'grid',
  'heading',
  'img',
  'link',
  'listbox',
  'menu',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'tablist',
  'tabpanel',
  'textbox',
]);

/** Roles that are read as one phrase with their content. */
export const leafRoles: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'img',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'meter',
  'option',
  'progressbar',
  'radio',
  'searchbox',
  'separator',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'tooltip',
]);

/** The announcement when the focus enters it. */
export const enteredRoles: ReadonlySet<string> = new Set([
  'alertdialog',
  'article',
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'form',
  'grid',
  'group',
  'list',
  'listbox',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'search',
  'table',
  'tablist',
  'tabpanel',
  'toolbar',
]);

/** What opens over the page: it is read as a whole when the focus comes into it. */
export const openedRoles: ReadonlySet<string> = new Set([
  'alertdialog',
  'dialog',
  'listbox',
  'menu',
]);

/** Words for `aria-current`. */
export const currentWords: Readonly<Record<string, string>> = {
  page: 'huidige pagina',
  step: 'huidige stap',
  date: 'huidige datum',
  true: 'huidig',
};

/** Words for `aria-haspopup`; of a combobox the list goes without saying. */
export const popupWords: Readonly<Record<string, string>> = {
  true: 'opent menu',
  menu: 'opent menu',
  listbox: 'opent keuzelijst',
  dialog: 'opent dialoogvenster',
  grid: 'opent raster',
};

/** Words for `aria-sort`. */
export const sortWords: Readonly<Record<string, string>> = {
  ascending: 'oplopend gesorteerd',
  descending: 'aflopend gesorteerd',
};
