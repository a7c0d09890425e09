import type { DocumentKind } from '@facturatie/api-contract';
import { documentKindText } from './salesDocuments.nl-BE.ts';

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`;

/** What opens the lists of what is to be done about e-invoices. */
export const eInvoicesToDoText = {
  toSend: (count?: number) => counted('Nog te versturen', count),
  customers: (count?: number) => counted('Klanten die nog geen e-factuur kunnen krijgen', count),
} as const;

const creditNotesOf = (count: number) => (count === 1 ? '1 creditnota' : `${count} creditnota's`);
const invoicesOf = (count: number) => (count === 1 ? '1 factuur' : `${count} facturen`);

/** What was issued: `2 facturen en 1 creditnota zijn uitgereikt.` */
function issuedText(kinds: readonly DocumentKind[]): string {
  const creditNotes = kinds.filter((kind) => kind === 'creditNote').length;
  const invoices = kinds.length - creditNotes;
  const parts = [
    invoices > 0 && invoicesOf(invoices),
    creditNotes > 0 && creditNotesOf(creditNotes),
  ];
  const verb = kinds.length === 1 ? 'is' : 'zijn';
  return `${parts.filter(Boolean).join(' en ')} ${verb} uitgereikt.`;
}

/** Sentences of the dialog with the invoices and credit notes to send. */
export const eInvoicesToSendText = {
  ...eInvoicesToDoText,
  explanation:
    "Downloaden geeft de aangevinkte facturen en creditnota's uit, de oudste eerst, en bewaart van elke een bestand. Daarna kunnen ze niet meer gewijzigd worden.",
  warnings: 'Wat een waarschuwing heeft, staat niet aangevinkt: lees eerst wat erbij staat.',
  none: 'Alles is verstuurd',
  number: 'Nummer',
  date: 'Datum',
  customer: 'Klant',
  total: 'Totaal',
  findings: 'Na te kijken',
  allGood: 'Alles in orde',
  open: (kind: DocumentKind) => `${documentKindText[kind]} openen`,
  ticked: (count: number) => `${count} aangevinkt`,
  download: 'Downloaden',
  progress: (done: number, all: number) => `${done} van ${all} uitgereikt`,
  done: issuedText,
  close: 'Sluiten',
} as const;

/** Sentences of the dialog with the customers that cannot get e-invoices yet. */
export const customersWithoutEInvoiceText = {
  ...eInvoicesToDoText,
  explanation:
    "Deze klanten hebben een Belgisch btw-nummer, maar een e-factuur kan nog niet. Verbeter wat erbij staat bij de klant. Bewaar daarna ook de facturen en creditnota's opnieuw die al gemaakt zijn.",
  none: 'Elke klant kan een e-factuur krijgen',
  number: 'Klantnummer',
  companyName: 'Klant',
  findings: 'Wat er ontbreekt',
} as const;
