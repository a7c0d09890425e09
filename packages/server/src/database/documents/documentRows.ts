import type { DocumentKind, SalesDocumentRow } from '@facturatie/api-contract';
import type { IsoDate } from '@facturatie/invoice-engine';
import type { Db } from '../db.ts';
import { creditNoteStatus, invoiceStatus, quoteStatus } from './documentStatus.ts';

/** Documents as lists show them, with what their status follows from. */
export function documentRows(db: Db) {
  return db
    .selectFrom('salesDocuments as document')
    .innerJoin('customers as customer', 'customer.id', 'document.customerId')
    .leftJoin('dueDates as due', 'due.documentId', 'document.id')
    .leftJoin('salesDocuments as invoice', 'invoice.quoteId', 'document.id')
    .leftJoin('creditNotes as credit', 'credit.ownDocumentId', 'document.id')
    .select([
      'document.kind',
      'document.number',
      'document.date',
      'document.dueDate',
      'document.companyName',
      'document.reference',
      'document.net',
      'document.total',
      'document.eInvoiceStatus',
      'customer.number as customerNumber',
      'due.amount',
      'due.paid',
      'due.credited',
      'invoice.id as invoiceId',
      'credit.open as creditOpen',
    ]);
}

/** The columns from which a status is derived. */
export interface StatusColumns {
  readonly kind: DocumentKind;
  readonly dueDate: string;
  /** Null for other kinds than invoices, like the fields below. */
  readonly amount: number | null;
  readonly paid: number | null;
  readonly credited: number | null;
  /** The invoice that was made of a quote. */
  readonly invoiceId: number | null;
  /** What is still to be repaid of a credit note; null of any other document. */
  readonly creditOpen: number | null;
}

/** The statuses of a row as lists show them. */
export function statusesOf(
  { kind, dueDate, invoiceId, amount, paid, credited, creditOpen }: StatusColumns,
  today: IsoDate,
): Pick<SalesDocumentRow, 'status' | 'paymentStatus' | 'isConverted'> {
  const isConverted = invoiceId !== null;
  if (kind === 'quote') {
    const status = quoteStatus({ dueDate, isConverted }, today);
    return { status, paymentStatus: null, isConverted };
  }
  if (kind === 'creditNote') {
    return { status: creditNoteStatus(creditOpen ?? 0), paymentStatus: null, isConverted };
  }
  const facts = { dueDate, amount: amount ?? 0, paid: paid ?? 0, credited: credited ?? 0 };
  const status = invoiceStatus(facts, today);
  return { status, paymentStatus: status, isConverted };
}

/** The open amount of a row, in cents; null of a quote. */
export function balanceOf({ amount, paid, credited }: StatusColumns): number | null {
  return amount === null ? null : amount - (paid ?? 0) - (credited ?? 0);
}
