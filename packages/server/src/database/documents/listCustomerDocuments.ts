import type { CustomerDocumentRow, DocumentKind } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import type { Page } from '../paging/readPage.ts';
import { foundDocuments, readDocumentPage } from './documentPage.ts';
import { balanceOf, statusesOf } from './documentRows.ts';

interface CustomerDocumentsRequest extends PageRequest {
  readonly customerId: number;
  readonly kind: DocumentKind;
}

/**
 * One page of the quotes or the invoices of a customer, the newest first.
 * @param today the date in Brussels
 */
export async function listCustomerDocuments(
  db: Db,
  { customerId, kind, ...request }: CustomerDocumentsRequest,
  today: IsoDate,
): Promise<Page<CustomerDocumentRow>> {
  const found = foundDocuments(db)
    .where('found.customerId', '=', customerId)
    .where('found.kind', '=', kind);
  const page = await readDocumentPage(db, { found: () => found }, request);
  return {
    ...page,
    rows: page.rows.map((row) => {
      const balance = balanceOf(row);
      return {
        status: statusesOf(row, today).status,
        number: row.number,
        date: isoDate(row.date),
        dueDate: isoDate(row.dueDate),
        companyName: row.companyName,
        total: cents(row.total),
        balance: balance === null ? null : cents(balance),
      };
    }),
  };
}
