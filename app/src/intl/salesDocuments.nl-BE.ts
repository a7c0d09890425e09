import type { DocumentKind, SalesDocumentRow } from '@facturatie/api-contract';

/** How each status of a quote or an invoice is called, everywhere. */
export const documentStatusText: Readonly<Record<SalesDocumentRow['status'], string>> = {
  open: 'Open',
  converted: 'Omgezet',
  expired: 'Verlopen',
  partlyPaid: 'Deels betaald',
  paid: 'Betaald',
  overdue: 'Vervallen',
  credited: 'Gecrediteerd',
  settled: 'Verrekend',
};

/** How the kinds of documents are called. */
export const documentKindText: Readonly<Record<DocumentKind, string>> = {
  quote: 'Offerte',
  invoice: 'Factuur',
  creditNote: 'Creditnota',
};

/**
 * Sentences of the lists of quotes and invoices. Texts marked `spec` are quoted from the
 * specification.
 */
export const documentListText = {
  titles: {
    quote: 'Offertes', // spec
    invoice: 'Facturen', // spec
    all: 'Verkoopdocumenten',
  },
  toAll: 'Alle documenten',
  add: 'Toevoegen', // spec
  addOf: {
    quote: 'Offerte toevoegen',
    invoice: 'Factuur toevoegen',
  },
  searchLabels: {
    quote: 'Offertes zoeken',
    invoice: 'Facturen zoeken',
    all: 'Verkoopdocumenten zoeken',
  },
  searchHint: 'Nummer, klantnummer, bedrijf of referentie',
  noneYet: {
    quote: 'Nog geen offertes',
    invoice: 'Nog geen facturen',
    all: 'Nog geen verkoopdocumenten',
  },
  numbers: {
    quote: 'Offertenummer', // spec
    invoice: 'Factuurnummer', // spec
    all: 'Nummer',
  },
  date: 'Datum', // spec
  customerNumber: 'Klantnummer', // spec
  companyName: 'NaamBedrijf', // spec
  reference: 'Referentie', // spec
  net: 'TotaalNetto', // spec
  total: 'TotaalBedrag', // spec
  status: 'Status', // spec
  converted: 'Omgezet', // spec
  dueDate: 'Vervaldatum', // spec
  isConverted: 'ja',
  isNotConverted: 'neen',
} as const;

/** What can be done with a document on paper, in the editor and in lists. */
export const documentPdfText = {
  label: 'PDF',
  of: (number: string) => `PDF van ${number}`,
  show: 'Bekijken',
  download: 'Downloaden',
  asSaved: 'Zoals het document laatst bewaard is',
  making: 'De PDF wordt gemaakt',
} as const;
