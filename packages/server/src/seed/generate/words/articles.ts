/** Something that the invented business sells. Prices are euros, excluding VAT, for one. */
export interface SeededArticle {
  readonly number: string;
  readonly description: string;
  readonly nature: 'goods' | 'service';
  /** The VAT group of its lines (product spec section 9 and docs/decisions/0001). */
  readonly vatCode: number;
  readonly purchasePrice: number;
  readonly unitPrice: number;
  /** How it is counted: whole things, or hours by the quarter. */
  readonly sold: 'pieces' | 'hours';
  /** The most that one line has of it. */
  readonly most: number;
}

type Row = readonly [
  number: string,
  description: string,
  purchasePrice: number,
  unitPrice: number,
  most: number,
];

const standard = { vatCode: 3, nature: 'goods', sold: 'pieces' } as const;
const reduced = { ...standard, vatCode: 1 } as const;
const hourly = { vatCode: 3, nature: 'service', sold: 'hours' } as const;
const service = { vatCode: 3, nature: 'service', sold: 'pieces' } as const;

const printedMatter: readonly Row[] = [
  ['AF-A1', 'Affiche A1, 170 g glanzend', 3.1, 7.9, 60],
  ['AF-A2', 'Affiche A2, 135 g', 1.15, 3.25, 150],
  ['AF-A3', 'Affiche A3, 135 g', 0.62, 1.85, 250],
  ['BL-A5', 'Blocnote A5, 50 vel, ruiten', 1.35, 3.4, 200],
  ['BP-A4-500', 'Briefpapier A4, 90 g, 500 vel', 28.4, 59, 12],
  ['BR-A5-16', 'Brochure A5, 16 blz., geniet', 0.9, 2.35, 500],
  ['BR-A4-24', 'Brochure A4, 24 blz., geniet', 1.95, 4.6, 300],
  ['EN-C5-500', 'Omslagen C5 met venster, bedrukt, 500 st.', 33.2, 68.5, 10],
  ['EN-DL-500', 'Omslagen DL, bedrukt, 500 st.', 29.9, 62.5, 10],
  ['ET-ROL', 'Etiketten op rol, 1.000 st., 50 × 30 mm', 22.75, 49.9, 20],
  ['FL-A5-1000', 'Flyers A5, 135 g, 1.000 st.', 38.5, 84, 8],
  ['FL-A6-2500', 'Flyers A6, 135 g, 2.500 st.', 47.2, 99, 6],
  ['FO-A4-3L', 'Folders A4 drieluik, gevouwen, 1.000 st.', 74.6, 162.5, 6],
  ['KA-TAFEL', 'Tafelkalender met 13 bladen', 2.3, 5.75, 150],
  ['KA-MUUR', 'Muurkalender A3, wire-o', 4.15, 9.95, 100],
  ['KO-A5', 'Uitnodigingskaart A5, dubbel, met omslag', 0.74, 1.95, 300],
  ['MA-P50', 'Presentatiemap met insteek, 50 st.', 61.5, 134, 8],
  ['MK-A4', 'Menukaart A4, gelamineerd', 2.85, 6.9, 60],
  ['NB-3X50', 'Bonboekje zelfkopiërend, 3 × 50', 6.3, 14.5, 40],
  ['PC-A6-500', 'Postkaarten A6, 500 st.', 31.9, 69, 8],
  ['PL-ALU', 'Dibondplaat 60 × 40 cm, bedrukt', 17.4, 39.5, 15],
  ['RO-085', 'Roll-up 85 × 200 cm met tas', 46, 98, 6],
  ['SP-ZEIL', 'Spandoek per m², zeilringen rondom', 9.6, 21.5, 24],
  ['ST-VINYL', 'Stickers vinyl, gesneden, 100 st.', 19.2, 42.5, 15],
  ['VK-250', 'Visitekaartjes, 350 g mat, 250 st.', 18.9, 44, 8],
  ['VK-500', 'Visitekaartjes, 350 g mat, 500 st.', 24.3, 57, 6],
  ['VK-LUX', 'Visitekaartjes, 600 g met foliedruk, 250 st.', 52.8, 118, 4],
  ['VL-BEACH', 'Beachvlag 70 × 240 cm met voet', 57.5, 119, 6],
  ['WB-STICK', 'Wagenbelettering, per m² folie', 24.1, 58, 10],
  ['WE-KLEEF', 'Raamfolie gezandstraald, per m²', 21.3, 49, 12],
  ['PA-A4', 'Kopieerpapier A4, 80 g, doos van 5 pakken', 17.9, 26.5, 20],
  ['PA-A3', 'Kopieerpapier A3, 80 g, pak', 7.4, 11.9, 20],
];

const booksAndPapers: readonly Row[] = [
  ['BO-120', 'Boek, 120 blz., garenloos gebonden', 3.75, 8.4, 300],
  ['BO-240', 'Boek, 240 blz., harde kaft', 9.1, 19.5, 150],
  ['TS-32', 'Tijdschrift A4, 32 blz.', 1.42, 3.1, 800],
  ['KR-8', 'Buurtkrant, 8 blz.', 0.29, 0.68, 2500],
  ['FB-48', 'Feestboek, 48 blz., genaaid', 2.6, 5.9, 250],
];

const hours: readonly Row[] = [
  ['GR-OPM', 'Grafische opmaak, per uur', 38, 72, 12],
  ['GR-LOGO', 'Logo-ontwerp, per uur', 42, 85, 10],
  ['GR-FOTO', 'Fotografie op locatie, per uur', 48, 95, 6],
  ['PL-ARB', 'Plaatsing ter plaatse, per uur', 34, 58, 8],
  ['TX-RED', 'Tekstredactie, per uur', 36, 68, 6],
];

const services: readonly Row[] = [
  ['LV-BE', 'Levering in België', 6.5, 12.5, 1],
  ['LV-SPOED', 'Spoedlevering binnen 24 uur', 19, 39, 1],
  ['DR-START', 'Drukvorm en instelling', 22, 45, 2],
  ['GR-CORR', 'Extra correctieronde', 15, 30, 3],
  ['PROEF', 'Kleurproef op papier', 7.5, 18, 4],
  ['MAIL-ADR', 'Adresseren en posten, per 100 stuks', 11, 24, 30],
  ['OPSLAG', 'Opslag per pallet en maand', 9, 18.5, 6],
];

function articlesOf(
  rows: readonly Row[],
  kind: Pick<SeededArticle, 'vatCode' | 'nature' | 'sold'>,
): SeededArticle[] {
  return rows.map(([number, description, purchasePrice, unitPrice, most]) => {
    return { number, description, purchasePrice, unitPrice, most, ...kind };
  });
}

/** What the printing house of the demo sells. */
export const seededArticles: readonly SeededArticle[] = [
  ...articlesOf(printedMatter, standard),
  ...articlesOf(booksAndPapers, reduced),
  ...articlesOf(hours, hourly),
  ...articlesOf(services, service),
];

/** Work that has no article, with the lowest and the highest price, in whole euros. */
export const looseWork: readonly (readonly [description: string, from: number, to: number])[] = [
  ['Herdruk volgens vorige bestelling', 80, 650],
  ['Drukwerk op maat\nvolgens goedgekeurde proef', 120, 1900],
  ['Afwerking: rillen, vouwen en verpakken per 50', 35, 240],
  ['Stansvorm voor speciale vorm', 95, 320],
  ['Aanpassing bestaande huisstijl', 60, 480],
  ['Signalisatie winkelpui, ontwerp en uitvoering', 350, 2800],
];

/** Lines of a document that only say something. */
export const textLines: readonly string[] = [
  'Drukwerk volgens uw bestanden',
  'Levering in twee keer, in overleg',
  'Inclusief één correctieronde',
  'Volgens onze bespreking van vorige week',
  'Papier met FSC-label',
];

/** What is printed below a document. */
export const documentRemarks: readonly string[] = [
  'Bedankt voor uw bestelling.',
  'Gelieve het documentnummer te vermelden bij betaling.',
  'Kleuren kunnen licht afwijken van de weergave op scherm.',
  'Levering binnen tien werkdagen na goedkeuring van de proef.',
];

/** Internal notes. */
export const documentNotes: readonly string[] = [
  'Proef goedgekeurd per e-mail.',
  'Klant haalt zelf af.',
  'Bestanden staan op de server bij de vorige opdracht.',
  'Prijs besproken met Griet.',
  'Voor levering eerst bellen.',
];

/** Why something was credited. */
export const creditReasons: readonly string[] = [
  'Deel van de oplage beschadigd bij levering.',
  'Dubbel gefactureerd.',
  'Commerciële tegemoetkoming.',
  'Verkeerde hoeveelheid geleverd.',
  'Bestelling geannuleerd door de klant.',
];

/** What is noted of a payment. */
export const paymentNotes: readonly string[] = [
  'Betaald met vermelding van het factuurnummer.',
  'Mededeling ontbrak, toegewezen na telefoon.',
  'Contant ontvangen aan de balie.',
];
