import type { creditNoteStatuses, InvoiceStatus, quoteStatuses } from '@facturatie/api-contract';
import type { IsoDate } from '@facturatie/invoice-engine';

type QuoteStatus = (typeof quoteStatuses)[number];

/** What the status of a quote follows from. */
export interface QuoteFacts {
  /** Until when it can be accepted. */
  readonly dueDate: string;
  /** Whether an invoice was made of it. */
  readonly isConverted: boolean;
}

/** What the status of an invoice follows from. Amounts are cents, never negative. */
export interface InvoiceFacts {
  readonly dueDate: string;
  /** What was to be paid. */
  readonly amount: number;
  readonly paid: number;
  readonly credited: number;
}

/**
 * How far a quote is (docs/decisions/0001, Statuses). On its last day it can still be accepted.
 * @param today the date in Brussels
 */
export function quoteStatus({ isConverted, dueDate }: QuoteFacts, today: IsoDate): QuoteStatus {
  if (isConverted) return 'converted';
  return dueDate < today ? 'expired' : 'open';
}

/**
 * Whether a credit note is settled (docs/decisions/0031).
 * @param open what is still to be repaid or set off, in cents
 */
export function creditNoteStatus(open: number): (typeof creditNoteStatuses)[number] {
  return open === 0 ? 'settled' : 'open';
}

/**
 * How far an invoice is paid (docs/decisions/0001, Statuses). On the day it falls due it is in time; one
 * that is late is overdue, also when a part is paid. Nothing to pay is paid.
 * @param today the date in Brussels
 */
export function invoiceStatus(
  { amount, paid, credited, dueDate }: InvoiceFacts,
  today: IsoDate,
): InvoiceStatus {
  if (paid + credited === amount) return credited > 0 && paid === 0 ? 'credited' : 'paid';
  if (dueDate < today) return 'overdue';
  return paid + credited > 0 ? 'partlyPaid' : 'open';
}
