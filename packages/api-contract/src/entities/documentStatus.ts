import type { Codec } from '../codec/Codec.ts';
import { choice } from '../codec/scalars/choice.ts';

/** What a document is, and the code that lists and numbers know it by (spec §9). */
export const documentKinds = ['quote', 'invoice', 'creditNote'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/**
 * The kind of a document as the code of its type: 10 quotes, 11 invoices (spec §9), 12 credit notes
 * (docs/decisions/0031).
 */
export function documentKind(): Codec<DocumentKind> {
  return choice<DocumentKind>({ quote: 10, invoice: 11, creditNote: 12 });
}

/** The status of a quote; derived from its dates and its invoice (docs/decisions/0001). */
export const quoteStatuses = ['open', 'converted', 'expired'] as const;

/** How far an invoice is paid; follows from its payments and dates (docs/decisions/0001). */
export const invoiceStatuses = ['open', 'partlyPaid', 'paid', 'overdue', 'credited'] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Whether something of a credit note is still to be repaid or set off (docs/decisions/0031). */
export const creditNoteStatuses = ['open', 'settled'] as const;

export type DocumentStatus =
  | (typeof quoteStatuses)[number]
  | InvoiceStatus
  | (typeof creditNoteStatuses)[number];

const invoiceStatusWords = {
  open: 'open',
  partlyPaid: 'deels betaald',
  paid: 'betaald',
  overdue: 'vervallen',
  credited: 'gecrediteerd',
} as const;

/** The status of an invoice. */
export function invoiceStatus(): Codec<InvoiceStatus> {
  return choice<InvoiceStatus>(invoiceStatusWords);
}

/** The status of a quote, an invoice or a credit note. */
export function documentStatus(): Codec<DocumentStatus> {
  return choice<DocumentStatus>({
    ...invoiceStatusWords,
    converted: 'omgezet',
    expired: 'verlopen',
    settled: 'verrekend',
  });
}
