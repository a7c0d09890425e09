import type { DocumentKind } from '@facturatie/api-contract';
import { documentKindText } from './salesDocuments.nl-BE.ts';

/** What is still to be repaid of a credit note, and the dialog that settles it. */
export const repaymentText = {
  title: (number: string) => `Creditnota ${number} verrekenen`,
  open: (amount: string) => `Terug te betalen: ${amount}`,
  action: 'Terugbetaald of verrekend',
  date: 'Datum',
  amount: 'Bedrag',
  way: 'Wijze',
  repaid: 'Terugbetaald',
  setOff: 'Verrekenen met factuur',
  bank: 'Bank',
  invoice: 'Factuurnummer',
  save: 'Bewaren',
  cancel: 'Annuleren',
  missing: 'Vul dit in.',
  saved: 'De creditnota is bijgewerkt.',
} as const;

/** The confirmation before a document is removed, and the message afterwards. */
export const documentRemovalText = {
  title: (kind: DocumentKind, number: string) => `${documentKindText[kind]} ${number} verwijderen?`,
  message: {
    quote: 'Dat kan niet ongedaan gemaakt worden.',
    invoice: 'Haar nummer gaat naar de volgende factuur. Dat kan niet ongedaan gemaakt worden.',
    creditNote:
      'Haar nummer gaat naar de volgende creditnota, en haar factuur staat weer open. Dat kan niet ongedaan gemaakt worden.',
  } satisfies Record<DocumentKind, string>,
  removed: (kind: DocumentKind, number: string) => ({
    title: `Verwijderen ${documentKindText[kind]}`,
    description: `${documentKindText[kind]} ${number} is verwijderd.`,
  }),
} as const;
