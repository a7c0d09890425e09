import { customerNumber } from '@facturatie/api-contract';
import type { DocumentKind, SalesDocumentRow } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import type { IsoDate } from '@facturatie/invoice-engine';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';
import { containsTerms } from '../search/containsTerms.ts';
import { documentRows, statusesOf } from './documentRows.ts';

export interface SalesDocumentListRequest extends PageRequest {
  readonly kind: DocumentKind | 'all';
  /** What was typed; '' lists every document. */
  readonly search: string;
}

/**
 * One page of the documents that a search finds, the newest first. A page beyond the last has no rows,
 * and the true total.
 * @param today the date in Brussels
 */
export async function listSalesDocuments(
  db: Db,
  { kind, search, ...request }: SalesDocumentListRequest,
  today: IsoDate,
): Promise<Page<SalesDocumentRow>> {
  const found = db
    .selectFrom('salesDocuments as found')
    .where(containsTerms(db, 'found.searchText', search))
    .$if(kind !== 'all', (query) => query.where('found.kind', '=', kind as DocumentKind));
  const page = await readPage(request, {
    async count() {
      const counted = found.select(({ fn }) => fn.countAll<number>().as('total'));
      return (await counted.executeTakeFirstOrThrow()).total;
    },
    async read({ from, offset, limit }) {
      const direction = from === 'start' ? 'desc' : 'asc';
      // Passing over rows stays inside the index; only the rows of the page are read whole.
      const window = found
        .select('found.number')
        .orderBy('found.date', direction)
        .orderBy('found.number', direction)
        .limit(limit)
        .offset(offset);
      return documentRows(db)
        .innerJoin('customers as customer', 'customer.id', 'document.customerId')
        .select(['customer.number as customerNumber', 'document.reference', 'document.net'])
        .where('document.number', 'in', window)
        .orderBy('document.date', direction)
        .orderBy('document.number', direction)
        .execute();
    },
  });
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
      ...statusesOf(row, today),
      dueDate: isoDate(row.dueDate),
    })),
  };
}
