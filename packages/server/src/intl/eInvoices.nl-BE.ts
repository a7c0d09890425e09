import { printedAmount, printedDate, printedPercent } from '../print/printedNumbers.ts';

/** What a sentence about an e-invoice may mention, by the finding that it belongs to. */
export type FindingValues = Readonly<Record<string, string>>;

const countingTypes: Readonly<Record<string, string>> = {
  V: 'Btw verlegd',
  I: 'Intracommunautair',
  E: 'Export',
  X: 'Vrijgesteld',
};

/** What the preflight of an e-invoice says, by its code. */
export const eInvoiceTexts = {
  sellerNumber: () => 'Het ondernemingsnummer van uw bedrijf ontbreekt of klopt niet.',
  sellerNotLiable: () => 'Uw bedrijf is niet btw-plichtig: een e-factuur hoeft en kan niet.',
  sellerIban: () => 'Het IBAN van uw bedrijf ontbreekt of klopt niet.',
  noParticipant: () =>
    'De klant heeft geen Peppol-id. Vul zijn ondernemingsnummer of Peppol-id in.',
  enterpriseCheck: ({ number }: FindingValues) =>
    `Ondernemingsnummer ${number}: het controlegetal klopt niet.`,
  vatCheck: ({ vatNumber }: FindingValues) =>
    `Btw-nummer ${vatNumber}: het controlegetal klopt niet.`,
  numbersDiffer: () => 'Btw-nummer en ondernemingsnummer van de klant verschillen.',
  vatCountry: ({ vatNumber }: FindingValues) => `Btw-nummer ${vatNumber}: de landcode ontbreekt.`,
  participantForm: ({ id, example }: FindingValues) =>
    `Peppol-id ${id}: de vorm klopt niet (${example}).`,
  buyerName: () => 'De klant heeft geen naam.',
  buyerCountry: () => 'Het land van de klant ontbreekt.',
  buyerAddress: () => 'Adres van de klant onvolledig: straat, postcode en gemeente zijn nodig.',
  noArticleLine: () => 'Deze factuur heeft geen artikellijn.',
  lineName: ({ line }: FindingValues) => `Lijn ${line} heeft geen omschrijving.`,
  lineUnit: ({ line }: FindingValues) =>
    `Lijn ${line}: de eenheid heeft geen code voor e-facturen.`,
  lineWithoutVat: ({ line }: FindingValues) =>
    `Lijn ${line} heeft 0 % btw zonder reden. Kies een btw-tarief of een andere Typetelling.`,
  zeroRate: ({ line }: FindingValues) =>
    `Lijn ${line}: 0 % als nultarief. Dat geldt enkel voor kranten, tijdschriften en recuperatiestoffen. Klopt dat?`,
  chargedLine: ({ line, rate, type }: FindingValues) =>
    `Lijn ${line} heeft ${printedPercent(Number(rate))} btw op een factuur met Typetelling ${countingTypes[type ?? ''] ?? type}. Klopt dat?`,
  reverseCharge: () => 'Btw verlegd kan alleen met het Belgische btw-nummer van de klant.',
  withinUnion: () => 'Intracommunautair kan alleen met een btw-nummer uit een andere lidstaat.',
  deliveredInBelgium: () =>
    'Deze goederen gaan naar een adres in België: dat is geen intracommunautaire levering.',
  deliveryDate: () => 'De leverdatum ontbreekt.',
  export: () => 'Export kan alleen naar een land buiten de Europese Unie.',
  exportOfServices: () =>
    'Diensten buiten de Unie zijn geen uitvoer. Vraag uw boekhouder welke vermelding past.',
  deliveryCountry: () => 'Het land van het leveradres ontbreekt.',
  orderNumber: () => 'Deze klant vraagt een bestelbonnummer. Vul Referentie in.',
  dueDate: () => 'De vervaldatum ontbreekt of ligt voor de factuurdatum.',
  dateInFuture: () => 'De factuurdatum ligt in de toekomst.',
  late: ({ delivered = '', last = '' }: FindingValues) =>
    `Geleverd op ${printedDate(delivered)}: de factuur moest er op ${printedDate(last)} zijn.`,
  amounts: () => 'De bedragen kloppen niet meer. Open de factuur en bewaar ze opnieuw.',
  pdfTooLarge: ({ size }: FindingValues) => `De pdf is te groot (${size} MB). Verstuur zonder pdf.`,
  tooLarge: () => 'De e-factuur is te groot. Verdeel ze over meer facturen.',
  characters: ({ line }: FindingValues) =>
    `Lijn ${line} bevat tekens die niet in een e-factuur mogen; ze vallen weg.`,
  paid: ({ paid, open }: FindingValues) =>
    `Er is al ${printedAmount(Number(paid))} betaald; de e-factuur vraagt nog ${printedAmount(Number(open))}.`,
  creditedNotSent: () =>
    'De factuur zelf werd nog niet als e-factuur verstuurd. Verstuur ze eerst.',
  noDuty: () => 'Geen e-factuur verplicht: de klant heeft geen Belgisch btw-nummer. Versturen mag.',
} as const satisfies Record<string, (values: FindingValues) => string>;

/** What every credit note says, in its e-invoice and in its PDF. */
export const creditNoteTexts = {
  /**
   * Royal decree no. 1 on VAT, article 12; where it gives back VAT, royal decree no. 4, article 4.
   * @param vat cents
   */
  mention: ({ number, date }: { readonly number: string; readonly date: string }, vat: number) =>
    `Betreft factuur ${number} van ${printedDate(date)}.${vat > 0 ? ' Btw terug te storten aan de Staat in de mate waarin ze oorspronkelijk in aftrek werd gebracht.' : ''}`,
  terms: 'Te verrekenen of terug te betalen.',
} as const;
