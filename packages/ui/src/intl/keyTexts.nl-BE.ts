/** What the keys do, per component: used by the documentation, the tests and the help sheet. */
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
    enter: 'Neemt de suggestie die u met de pijlen aanwees. Anders: gaat verder met wat u typte.',
    shiftEnter: 'Begint een nieuwe regel in de tekst.',
    arrows: 'In de lijst: gaat naar de eerste, de volgende of de vorige suggestie.',
    open: 'Opent de suggesties.',
    tab: 'Gaat verder. Wat u typte, blijft staan.',
    escape: 'Sluit de lijst. Wat u typte, blijft staan.',
  },
  searchComboBox: {
    arrowDown: 'Opent de lijst, zoekt meteen en wijst de eerste lijn aan; daarna de volgende.',
    arrowUp: 'In de lijst: gaat naar de vorige lijn.',
    enter:
      'Kiest de gemarkeerde lijn; is er niets gevonden, dan is dat de actie onderaan. Is er nog niet gezocht, dan zoekt het meteen.',
    tab: 'Gaat verder, en kiest wat u met de pijlen aanwees of wat u voluit typte. Doet nooit de actie onderaan.',
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
    duplicate: 'Zet een kopie van de lijn eronder.',
    copy: 'Kopieert de aangeduide tekst; de hele lijn als er niets aangeduid is.',
    open: 'Toont hoe de uitkomst van de lijn tot stand komt.',
    move: 'Verplaatst de lijn naar boven of naar onder.',
    paste:
      'Plakt; een blok uit een rekenblad gaat van deze cel naar rechts en naar onder, nadat u zag wat het verandert.',
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
  form: {
    enter: 'Verstuurt het formulier, vanuit een veld met een regel.',
    save: 'Slaat op, waar u ook bent in het formulier of het venster.',
    toLines: 'Gaat naar de eerste vrije lijn, vanuit een veld met een regel.',
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
