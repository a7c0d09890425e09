import { wordList } from './people.ts';

/** What a company does, and how such companies are called. */
export interface Trade {
  /** Words put before a family or fantasy name. */
  prefixes: readonly string[];
  /** Building trades: their VAT is often reverse charged. */
  construction?: boolean;
}

export const trades: readonly Trade[] = [
  {
    prefixes: ['Bouwwerken', 'Algemene Bouwwerken', 'Bouwonderneming', 'Renovatie'],
    construction: true,
  },
  { prefixes: ['Dakwerken', 'Dak- en Zinkwerken', 'Daktimmerwerken'], construction: true },
  { prefixes: ['Schrijnwerkerij', 'Houtbouw', 'Interieurbouw', 'Keukens'], construction: true },
  { prefixes: ['Elektriciteitswerken', 'Elektro', 'Installatiebureau'], construction: true },
  { prefixes: ['Sanitair & Verwarming', 'Loodgieterij', 'CV-Techniek'], construction: true },
  { prefixes: ['Schilderwerken', 'Decoratie', 'Vloerwerken', 'Tegelwerken'], construction: true },
  { prefixes: ['Grondwerken', 'Wegenwerken', 'Afbraakwerken'], construction: true },
  { prefixes: ['Tuinen', 'Tuinaanleg', 'Boomkwekerij', 'Bloemen'] },
  { prefixes: ['Bakkerij', 'Banketbakkerij', 'Pâtisserie', 'Chocolaterie'] },
  { prefixes: ['Slagerij', 'Keurslagerij', 'Traiteur', 'Vishandel'] },
  { prefixes: ['Brasserie', 'Restaurant', 'Café', 'Frituur', 'Tearoom', 'Koffiehuis'] },
  { prefixes: ['Garage', 'Carrosserie', 'Autohandel', 'Fietsen', 'Banden'] },
  { prefixes: ['Transport', 'Verhuizingen', 'Koerierdienst', 'Logistiek'] },
  { prefixes: ['Accountantskantoor', 'Boekhoudkantoor', 'Advocatenkantoor', 'Notariskantoor'] },
  { prefixes: ['Verzekeringen', 'Zakenkantoor', 'Immo', 'Vastgoed'] },
  { prefixes: ['Apotheek', 'Dierenartsenpraktijk', 'Tandartspraktijk', 'Kinesitherapie'] },
  { prefixes: ['Kapsalon', 'Schoonheidssalon', 'Optiek', 'Juwelier'] },
  { prefixes: ['Drukkerij', 'Reclamebureau', 'Grafisch Bureau', 'Uitgeverij'] },
  { prefixes: ['Informatica', 'Webbureau', 'Netwerken', 'Automatisering'] },
  { prefixes: ['Metaalwerken', 'Constructie', 'Lasbedrijf', 'Machinebouw'] },
  { prefixes: ['Landbouwbedrijf', 'Melkveebedrijf', 'Fruitbedrijf', 'Hoeve'] },
  { prefixes: ['Schoonmaak', 'Wasserij', 'Strijkatelier', 'Poetsbureau'] },
  { prefixes: ['Meubelen', 'Textiel', 'Weverij', 'Tapijten'] },
  { prefixes: ['Brouwerij', 'Drankenhandel', 'Wijnhandel', 'Crèmerie'] },
];

/** What is in a name instead of a family. */
export const fantasyNames: readonly string[] = wordList(`
De Linde, De Kroon, Den Engel, De Zwaan, De Gouden Leeuw, De Valk, De Molen, De Meersen, De Kouter,
De Brug, De Burcht, De Horizon, De Nieuwe Tijd, De Zonnebloem, 't Hoekje, 't Atelier, 't Pleintje,
't Schuurke, In den Hert, Ter Beke, Ter Duinen, Ter Leie, Ten Bos, Ten Hove, Hof ter Linden, Novo,
Prima, Centrum, Noord, Zuid, Delta, Omega, Alfa, Scaldis, Flandria, Brabo, Maritiem, Kempen, Hageland,
Meetjesland, Haspengouw, Waasland, Pajottenland, Westhoek, Zenit, Compas, Forum, Solid, Vita, Olé,
Étoile, Coöp, Façade, Génie, Crème, Naïef, Rubens, Ambiorix, Gambrinus, Keizer Karel, Zeepaardje`);

/** What associations do. */
export const associationKinds: readonly string[] = wordList(`
Jeugdhuis, Chiro, Scouts, Voetbalclub, Tennisclub, Turnkring, Harmonie, Koninklijke Fanfare,
Toneelkring, Davidsfonds, Gezinsbond, Natuurvereniging, Woonzorgcentrum, Kinderdagverblijf,
Buurtwerking, Heemkundige Kring, Zangkoor, Oudercomité, Wandelclub, Judoclub`);

/** What associations are called when it is not after their place. */
export const associationNames: readonly string[] = wordList(`
De Klok, De Kring, De Sleutel, De Regenboog, De Vrijheid, De Eendracht, Ons Genoegen, Ons Huis,
Sint-Cecilia, Sint-Jozef, Sint-Martinus, Sint-Sebastiaan, Willen is Kunnen, Kunst en Vermaak,
Vooruit, Excelsior, Concordia, De Vrienden, 't Smiske, Het Zonnetje, Kadee, Ter Linde`);

/** Legal forms, as often as each is met. */
export const legalForms: readonly (readonly [form: string, weight: number])[] = [
  ['BV', 68],
  ['NV', 16],
  ['Comm.V', 6],
  ['CV', 5],
  ['VOF', 5],
];

export const companyEndings: readonly (readonly [ending: string, weight: number])[] = [
  ['', 78],
  [' & Zonen', 7],
  [' & Co', 6],
  [' & Partners', 5],
  [' Gebroeders', 4],
];

/** Banks with their BIC and the first three digits of their accounts. */
export const banks: readonly { name: string; bic: string; code: string; weight: number }[] = [
  { name: 'KBC', bic: 'KREDBEBB', code: '737', weight: 30 },
  { name: 'BNP Paribas Fortis', bic: 'GEBABEBB', code: '001', weight: 28 },
  { name: 'Belfius', bic: 'GKCCBEBB', code: '068', weight: 18 },
  { name: 'ING België', bic: 'BBRUBEBB', code: '363', weight: 14 },
  { name: 'Argenta', bic: 'ARSPBE22', code: '979', weight: 6 },
  { name: 'Crelan', bic: 'NICABEBB', code: '103', weight: 4 },
];

/** What staff write about a customer. */
export const notes: readonly string[] = [
  'Betaalt steeds stipt.',
  'Graag vooraf telefonisch contact opnemen voor levering.',
  'Factuur enkel per e-mail versturen.',
  'Levering via de achterkant van het gebouw, poort is open tot 16 u.',
  'Bestelbon altijd vermelden op de factuur.',
  'Jaarlijks verlof: laatste twee weken van juli.',
  'Afspraak: betaling 30 dagen einde maand.',
  'Vraagt bij elke offerte een tweede voorstel.',
  'Let op: aanmaning verstuurd in het voorjaar, intussen vereffend.',
  'Nieuwe zaakvoerder sinds dit jaar.\nContactgegevens nog te bevestigen.',
  'Wenst kopie van de werkbon bij de factuur.',
  'Parkeren kan enkel aan de overkant van de straat.',
];

/** The groups customers are put in, with their discount in hundredths of a percent. */
export const customerGroups: readonly { name: string; discount: number; notes: string }[] = [
  { name: 'Algemeen', discount: 0, notes: '' },
  { name: 'Aannemers', discount: 500, notes: 'Korting op materialen, niet op werkuren.' },
  { name: 'Horeca', discount: 250, notes: '' },
  { name: 'Kleinhandel', discount: 300, notes: '' },
  { name: 'Groothandel', discount: 1250, notes: 'Vanaf tien bestellingen per jaar.' },
  { name: 'Vrije beroepen', discount: 0, notes: '' },
  { name: 'Verenigingen', discount: 750, notes: 'Enkel met een ondernemingsnummer.' },
  { name: 'Particulieren', discount: 0, notes: '' },
  { name: 'Trouwe klanten', discount: 1000, notes: 'Meer dan vijf jaar klant.' },
  { name: 'Wederverkopers', discount: 1750, notes: '' },
  { name: 'Personeel', discount: 2000, notes: 'Ook voor familie in eerste graad.' },
  { name: 'Industrie', discount: 400, notes: '' },
];

export const representatives: readonly string[] = [
  'Griet Vanneste',
  'Koen Aerts',
  'Hélène De Wilde',
  'Pieter Lambrecht',
  'Samira Benali',
];
