import type { DocumentStatus, InvoiceStatus } from '@facturatie/api-contract';
import type { IsoDate } from '@facturatie/invoice-engine';

/** What the status of a quote follows from. */
export interface QuoteFacts {
  readonly kind: 'quote';
  /** Until when it can be accepted. */
  readonly dueDate: string;
  /** Whether an invoice was made of it. */
  readonly isConverted: boolean;
}

/** What the status of an invoice follows from. Amounts are cents, never negative. */
export interface InvoiceFacts {
  readonly kind: 'invoice';
  readonly dueDate: string;
  /** What was to be paid. */
  readonly amount: number;
  readonly paid: number;
  readonly credited: number;
}

/**
 * How far a document is (docs/decisions/0001). The day on which it falls due is still in time.
 * @param today the date in Brussels
 */
export function documentStatus(facts: QuoteFacts | InvoiceFacts, today: IsoDate): DocumentStatus {
  if (facts.kind === 'invoice') return invoiceStatus(facts, today);
  if (facts.isConverted) return 'converted';
  return facts.dueDate < today ? 'expired' : 'open';
}

/** The status of an invoice: one that is late is overdue, also when a part of it is paid. */
export function invoiceStatus(
  { amount, paid, credited, dueDate }: InvoiceFacts,
  today: IsoDate,
): InvoiceStatus {
  if (paid + credited === amount) return credited > 0 && paid === 0 ? 'credited' : 'paid';
  if (dueDate < today) return 'overdue';
  return paid + credited > 0 ? 'partlyPaid' : 'open';
}
