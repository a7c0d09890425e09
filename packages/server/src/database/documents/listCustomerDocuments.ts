import type { CustomerDocumentRow, DocumentKind } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';
import { balanceOf, documentRows, statusesOf } from './documentRows.ts';

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
  const found = db
    .selectFrom('salesDocuments as found')
    .where('found.customerId', '=', customerId)
    .where('found.kind', '=', kind);
  const page = await readPage(request, {
    async count() {
      const counted = found.select(({ fn }) => fn.countAll<number>().as('total'));
      return (await counted.executeTakeFirstOrThrow()).total;
    },
    async read({ from, offset, limit }) {
      const direction = from === 'start' ? 'desc' : 'asc';
      const window = found
        .select('found.number')
        .orderBy('found.date', direction)
        .orderBy('found.number', direction)
        .limit(limit)
        .offset(offset);
      return documentRows(db)
        .where('document.number', 'in', window)
        .orderBy('document.date', direction)
        .orderBy('document.number', direction)
        .execute();
    },
  });
  return { ...page, rows: page.rows.map((row) => customerDocumentRow(row, today)) };
}

type Row = Awaited<ReturnType<ReturnType<typeof documentRows>['execute']>>[number];

function customerDocumentRow(row: Row, today: IsoDate): CustomerDocumentRow {
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
}
