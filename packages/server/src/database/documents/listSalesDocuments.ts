import { customerNumber } from '@facturatie/api-contract';
import type { DocumentKind, SalesDocumentRow } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import { eInvoiceStatusOf } from '../../eInvoice/eInvoiceStatus.ts';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import type { Page } from '../paging/readPage.ts';
import { searchRows } from '../search/searchRows.ts';
import { foundDocuments, readDocumentPage } from './documentPage.ts';
import { statusesOf } from './documentRows.ts';

export interface SalesDocumentListRequest extends PageRequest {
  readonly kind: DocumentKind | 'all';
  /** What was typed; '' lists every document. */
  readonly search: string;
}

/** What the statuses of a list depend on. */
export interface ListDays {
  /** The date in Brussels. */
  readonly today: IsoDate;
  /** The first day of the invoices that are to be e-invoices. */
  readonly eInvoicesFrom: string;
}

/**
 * One page of the documents that a search finds, the newest first. A page beyond the last has no rows,
 * and the true total.
 */
export async function listSalesDocuments(
  db: Db,
  { kind, search, ...request }: SalesDocumentListRequest,
  days: ListDays,
): Promise<Page<SalesDocumentRow>> {
  const searching = searchRows(db, 'salesDocuments', search);
  const found = (total?: number) =>
    foundDocuments(db)
      .where(searching.where(total))
      .$if(kind !== 'all', (query) => query.where('found.kind', '=', kind as DocumentKind));
  const page = await readDocumentPage(db, { needsTotal: searching.needsTotal, found }, request);
  return {
    ...page,
    rows: page.rows.map((row) => ({
      kind: row.kind,
      number: row.number,
      date: isoDate(row.date),
      customerNumber: customerNumber(row.customerNumber),
      companyName: row.companyName,
      reference: row.reference,
      net: cents(row.net),
      total: cents(row.total),
      ...statusesOf(row, days.today),
      dueDate: isoDate(row.dueDate),
      eInvoiceStatus: row.kind === 'quote' ? null : eInvoiceStatusOf(row, days.eInvoicesFrom),
    })),
  };
}
