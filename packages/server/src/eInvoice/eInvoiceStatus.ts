import type { DocumentKind, EInvoice } from '@facturatie/api-contract';
import type { Selectable } from 'kysely';
import type { Company } from '../company/company.ts';
import type { SalesDocumentsTable } from '../database/documentTables.ts';
import { vatNumberOf } from './parties.ts';
import type { BuyerNumbers } from './parties.ts';

/** The first day on which the law requires e-invoices, unless the operator set another. */
const lawFrom = '2026-01-01';

/** The first day of the invoices that are to be e-invoices, `yyyy-mm-dd`. */
export function eInvoicesFrom(seller: Company | undefined): string {
  return seller?.eInvoicesFrom || lawFrom;
}

/** Whether the law requires e-invoices for a customer: also for a business with a mistyped number. */
export function isBelgianBusiness(numbers: BuyerNumbers): boolean {
  return vatNumberOf(numbers).startsWith('BE');
}

/** What is stored of a document that is not issued, whatever its date is. */
export function eInvoiceDuty(kind: DocumentKind, buyer: BuyerNumbers): '' | 'toSend' {
  return kind !== 'quote' && isBelgianBusiness(buyer) ? 'toSend' : '';
}

/** The status of the e-invoice of an invoice or a credit note. */
export function eInvoiceStatusOf(
  { eInvoiceStatus, date }: Pick<Selectable<SalesDocumentsTable>, 'eInvoiceStatus' | 'date'>,
  from: string,
): EInvoice['status'] {
  const isBefore = eInvoiceStatus === 'toSend' && date < from;
  return eInvoiceStatus === '' || isBefore ? 'notNeeded' : eInvoiceStatus;
}
