import type { DocumentKind } from '@facturatie/api-contract';
import { fieldTexts, pdfNames } from './nl-BE.ts';
import { printedAmount, printedDate, printedPercent } from '../print/printedNumbers.ts';

/** What a sentence about an e-invoice may mention, by the finding that it belongs to. */
export type FindingValues = Readonly<Record<string, string>>;

const countingTypes: Readonly<Record<string, string>> = {
  V: 'Btw verlegd',
  I: 'Intracommunautair',
  E: 'Export',
  X: 'Vrijgesteld',
};

const dateNames: Readonly<Record<DocumentKind, string>> = {
  quote: 'de offertedatum',
  invoice: 'de factuurdatum',
  creditNote: 'de datum van de creditnota',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the preflight of an e-invoice says, by its code, of a document of a kind. */
export const eInvoiceTexts = {
  sellerNumber: () => 'Het ondernemingsnummer van uw bedrijf ontbreekt of klopt niet.',
  sellerNotLiable: () => 'Uw bedrijf is niet btw-plichtig: een e-factuur hoeft en kan niet.',
  sellerIban: () => 'Het IBAN van uw bedrijf ontbreekt of klopt niet.',
  noParticipant: () =>
    'De klant heeft geen Peppol-id. Vul zijn ondernemingsnummer of Peppol-id in.',
  enterpriseCheck: ({ number }) => `Ondernemingsnummer ${number}: het controlegetal klopt niet.`,
  vatCheck: ({ vatNumber }) => `Btw-nummer ${vatNumber}: het controlegetal klopt niet.`,
  numbersDiffer: () => 'Btw-nummer en ondernemingsnummer van de klant verschillen.',
  vatCountry: ({ vatNumber }) => `Btw-nummer ${vatNumber}: de landcode ontbreekt.`,
  participantForm: ({ id, example }) => `Peppol-id ${id}: de vorm klopt niet (${example}).`,
  buyerName: () => 'De klant heeft geen naam.',
  buyerCountry: () => 'Het land van de klant ontbreekt.',
  buyerAddress: () => 'Adres van de klant onvolledig: straat, postcode en gemeente zijn nodig.',
  noArticleLine: (_, kind) => `Deze ${pdfNames[kind]} heeft geen artikellijn.`,
  lineName: ({ line }) => `Lijn ${line} heeft geen omschrijving.`,
  lineUnit: ({ line }) => `Lijn ${line}: de eenheid heeft geen code voor e-facturen.`,
  lineWithoutVat: ({ line }) =>
    `Lijn ${line} heeft 0 % btw zonder reden. Kies een btw-tarief of een andere Typetelling.`,
  zeroRate: ({ line }) =>
    `Lijn ${line}: 0 % als nultarief. Dat geldt enkel voor kranten, tijdschriften en recuperatiestoffen. Klopt dat?`,
  chargedLine: ({ line, rate, type }, kind) =>
    `Lijn ${line} heeft ${printedPercent(Number(rate))} btw op een ${pdfNames[kind]} met Typetelling ${countingTypes[type ?? ''] ?? type}. Klopt dat?`,
  reverseCharge: () => 'Btw verlegd kan alleen met het Belgische btw-nummer van de klant.',
  withinUnion: () => 'Intracommunautair kan alleen met een btw-nummer uit een andere lidstaat.',
  deliveredInBelgium: () =>
    'Deze goederen gaan naar een adres in België: dat is geen intracommunautaire levering.',
  deliveredOutsideUnion: () =>
    'Deze goederen gaan naar een adres buiten de Europese Unie. Moet de Typetelling niet Export zijn?',
  deliveryDate: () => 'De leverdatum ontbreekt.',
  export: () => 'Export kan alleen naar een land buiten de Europese Unie.',
  exportOfServices: () =>
    'Diensten buiten de Unie zijn geen uitvoer. Vraag uw boekhouder welke vermelding past.',
  deliveryCountry: () => 'Het land van het leveradres ontbreekt.',
  orderNumber: () => 'Deze klant vraagt een bestelbonnummer. Vul Referentie in.',
  dueDate: (_, kind) => `De vervaldatum ontbreekt of ligt voor ${dateNames[kind]}.`,
  dateInFuture: (_, kind) => `${capitalised(dateNames[kind])} ligt in de toekomst.`,
  late: ({ delivered = '', last = '' }) =>
    `Geleverd op ${printedDate(delivered)}: de factuur moest er op ${printedDate(last)} zijn.`,
  amounts: (_, kind) =>
    `De bedragen kloppen niet meer. Open de ${pdfNames[kind]} en bewaar ze opnieuw.`,
  invalid: ({ rule, path }) =>
    `De e-factuur kan niet gemaakt worden: ze voldoet niet aan regel ${rule} (${path}). Verwittig uw beheerder.`,
  pdfTooLarge: ({ size }) => `De pdf is te groot (${size} MB). Verstuur zonder pdf.`,
  tooLarge: (_, kind) =>
    `De e-factuur is te groot. Verdeel ze over meer ${kind === 'creditNote' ? "creditnota's" : 'facturen'}.`,
  characters: ({ line }) =>
    `Lijn ${line} bevat tekens die niet in een e-factuur mogen; ze vallen weg.`,
  paid: ({ paid, open }) =>
    `Er is al ${printedAmount(Number(paid))} betaald; de e-factuur vraagt nog ${printedAmount(Number(open))}.`,
  creditedNotSent: () =>
    'De factuur zelf werd nog niet als e-factuur verstuurd. Verstuur ze eerst.',
  creditsNothing: () => 'Deze creditnota verwijst naar geen factuur.',
  creditedLater: () => fieldTexts['document.creditBeforeInvoice'],
  noDuty: () => 'Geen e-factuur verplicht: de klant heeft geen Belgisch btw-nummer. Versturen mag.',
} as const satisfies Record<string, (values: FindingValues, kind: DocumentKind) => string>;

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
