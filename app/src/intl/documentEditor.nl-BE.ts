import type { DocumentKind } from '@facturatie/api-contract';
import type { DocumentFault } from '../state/document/documentFaults.ts';
import { faultText } from './records.nl-BE.ts';
import { documentKindText } from './salesDocuments.nl-BE.ts';

/** The names of fields in the toast of an invalid save, as the specification gives them (§5). */
export const documentFieldNames: Readonly<Record<string, string>> = {
  number: 'Factuurnummer', // spec
  date: 'Factuurdatum', // spec
  dueDate: 'Vervaldatum', // spec
  deliveryDate: 'voorziene_leverdatum', // spec
  'customer.number': 'Klantnummer', // spec
  'customer.name': 'NaamBedrijf', // spec
  countingType: 'klTypeTelling', // spec
  discount: 'KortingsPercentage', // spec
  quoteNumber: 'Offertenummer', // spec
  lines: 'details', // spec
  'totals.net': 'TotaalNetto', // spec
  'totals.vat': 'TotaalBTW', // spec
  'totals.total': 'TotaalBedrag', // spec
  'totals.payable': 'te_betalen', // spec
  'totals.lineNet': 'TotaalExclBTW', // spec
  'totals.allowance': 'KortingEH', // spec
  'totals.vatWithoutAllowance': 'TotaalBTWZNDRKRTNG', // spec
  'totals.totalWithoutAllowance': 'TotaalInclBTW', // spec
};

/** Sentences of the editor of quotes and invoices. Texts marked `spec` are quoted from the specification. */
export const documentEditorText = {
  newTitle: 'Nieuwe Offerte', // spec
  editTitle: 'Wijzig Offerte', // spec
  save: 'Opslaan', // spec
  saveAndBack: 'Osplaan en terug', // spec
  saveAndNew: 'Osplaan en nieuw', // spec
  back: 'Terug', // spec
  convert: 'Omzetten naar factuur',
  convertedTo: (number: string) => `Omgezet naar factuur ${number}`,
  from: (number: string) => `Uit offerte ${number}`,
  madeOf: (number: string) => `Gemaakt van offerte ${number}`,
  credit: 'Crediteren',
  creditedWith: (number: string) => `Gecrediteerd met ${number}`,
  credits: (number: string) => `Crediteert factuur ${number}`,
  creditedNotice:
    'Op deze factuur staat een creditnota. Wijzigen kan alleen met nog een creditnota.',
  form: 'Document',
  head: {
    number: {
      quote: 'Offertenummer', // spec
      invoice: 'Factuurnummer', // spec
      creditNote: 'Nummer',
    } satisfies Record<DocumentKind, string>,
    customer: 'Klant',
    createCustomer: 'Creer nieuwe klant', // spec
    date: 'Datum', // spec
    countingType: 'Typetelling', // spec
    dueDate: 'Vervaldag', // spec
    dueBeforeDate: 'De vervaldag ligt voor de datum. Kijk ze na; opslaan kan wel.',
    deliveryDate: 'Leverdag', // spec
    reference: 'Referentie', // spec
    remarks: 'Opmerkingen op het document',
    notes: 'Interne notities',
    more: 'Datums, referentie en notities',
  },
  lines: {
    caption: 'Lijnen',
    description: 'Omschrijving', // spec
    nature: 'Aard', // spec
    goods: 'Goed', // spec
    service: 'Dienst', // spec
    quantity: 'Aantal', // spec
    unitPrice: 'Prijs', // spec
    discount: 'Korting', // spec
    vat: 'Btw', // spec
    total: 'Totaal', // spec
    withoutVat: 'geen',
    none: 'Voeg minstens één lijn toe.',
  },
  lookup: {
    filled: (description: string) => `Artikel ingevuld: ${description}.`,
    checkFirst: (code: string) =>
      `Artikel '${code}' werd nog opgezocht. Kijk de lijn na en sla dan opnieuw op.`,
    notLookedUp: (code: string) =>
      `Artikel '${code}' opzoeken is niet gelukt. Wat u typte, staat er nog. Ga nog eens door dit veld om het opnieuw te proberen.`,
  },
  lostArticle: {
    explanation: (line: number) =>
      `Lijn ${line} heeft geen artikel meer, en is een tekstlijn. F2 behoudt aantal, prijs, korting en btw.`,
    keep: 'Behouden',
  },
  margins: {
    show: 'Marges tonen',
    purchasePrice: 'Aankoop',
    totalFinalMargin: 'Marge',
    finalMarginPercent: 'Marge %',
  },
  summary: {
    title: 'Totalen',
    lineNet: 'Totaal Excl.', // spec
    discount: 'Korting %', // spec
    allowance: 'Korting', // spec
    net: 'Totaal Excl. na korting',
    vat: 'Btw', // spec
    total: 'Totaal Incl.', // spec
    vatTable: 'Btw per tarief',
    rate: 'Tarief',
    taxable: 'Maatstaf',
  },
  vatChange: {
    title: 'Btw aanpassen', // spec
    message: (rate: string) => `Wenst u alle factuurlijnen aan te passen naar ${rate} % btw?`, // spec
    confirm: 'Save changes', // spec
    cancel: 'Close', // spec
  },
  created: (kind: DocumentKind, number: string) => ({
    title: 'Created Successfully.', // spec
    description: `${documentKindText[kind]} :${number}`, // spec
  }),
  updated: (kind: DocumentKind, number: string) => ({
    title: 'Updated Successfully.', // spec
    description: `${documentKindText[kind]} :${number}`, // spec
  }),
  invalid: 'Please enter values in all mandatory filed', // spec
  invalidLines: (lines: readonly number[]) => ({
    title: 'Details', // spec
    description: `Lines ${lines.join(',')}`, // spec
  }),
  notSaved: 'Failed to save.', // spec
  checkAgain: 'Opgeslagen, maar kijk dit na',
  refused: {
    title: 'Niet opgeslagen',
    said: (name: string, said: string) => `${name}: ${said}`,
  },
  backendError: 'Backend Error!', // spec
} as const;

const { head, lines, summary } = documentEditorText;

/** The labels of fields, by their path; of a line by their column. */
const fieldLabels: Readonly<Record<string, string>> = {
  'customer.number': head.customer,
  'customer.name': head.customer,
  date: head.date,
  countingType: head.countingType,
  dueDate: head.dueDate,
  deliveryDate: head.deliveryDate,
  discount: summary.discount,
};
const columnLabels: Readonly<Record<string, string>> = lines;

/** The error of a field of a document: our own sentence, or that of the server. */
export function documentFaultText(path: string, fault: DocumentFault): string {
  if ('said' in fault) return fault.said.join(' ');
  const column = /^\d+\.(\w+)$/.exec(path)?.[1];
  const label = column === undefined ? fieldLabels[path] : columnLabels[column];
  return faultText({ path, ...fault }, label ?? 'dit');
}
