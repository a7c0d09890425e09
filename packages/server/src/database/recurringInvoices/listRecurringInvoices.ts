import { customerNumber } from '@facturatie/api-contract';
import type { RecurringInvoice } from '@facturatie/api-contract';
import { isoDate } from '@facturatie/invoice-engine';
import type { OrderByItemBuilder } from 'kysely';
import type { Db } from '../db.ts';
import type { Frequency } from '../documentTables.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';
import { containsTerms } from '../search/containsTerms.ts';

export interface RecurringInvoiceListRequest extends PageRequest {
  /** What was typed; '' lists every recurring invoice. */
  search: string;
}

/** A recurring invoice as the list shows it, before its frequency is put into words. */
export type RecurringInvoiceRow = Omit<RecurringInvoice, 'frequency'> & { frequency: Frequency };

/**
 * One page of the recurring invoices that a search finds by number or customer: the next to be made
 * first, those that are not planned last.
 */
export async function listRecurringInvoices(
  db: Db,
  { search, ...request }: RecurringInvoiceListRequest,
): Promise<Page<RecurringInvoiceRow>> {
  // One index finds customers, none numbers: asked for apart, each is found by its own.
  const found = db.selectFrom('recurringInvoices as found').$if(search !== '', (query) =>
    query.where('found.id', 'in', ({ selectFrom }) =>
      selectFrom('recurringInvoices as recurring')
        .innerJoin('customers', 'customers.id', 'recurring.customerId')
        .select('recurring.id')
        .where(containsTerms(db, 'customers.searchText', search))
        .union(
          selectFrom('recurringInvoices as numbered')
            .select('numbered.id')
            .where(containsTerms(db, 'numbered.documentNumber', search)),
        ),
    ),
  );
  const page = await readPage(request, {
    count: () => countRows(found),
    read({ from, offset, limit }) {
      const direction = from === 'start' ? 'asc' : 'desc';
      const byNextDate = (next: OrderByItemBuilder) =>
        from === 'start' ? next.asc().nullsLast() : next.desc().nullsFirst();
      // Passing over rows stays inside the index; only the rows of the page are read whole.
      const window = found
        .select('found.id')
        .orderBy('found.nextDate', byNextDate)
        .orderBy('found.id', direction)
        .limit(limit)
        .offset(offset);
      return db
        .selectFrom('recurringInvoices')
        .innerJoin('customers', 'customers.id', 'recurringInvoices.customerId')
        .select(['customers.number', 'companyName', 'street', 'city', 'phone', 'email', 'mobile'])
        .select(['notes', 'documentNumber', 'lastDate', 'nextDate', 'frequency'])
        .where('recurringInvoices.id', 'in', window)
        .orderBy('nextDate', byNextDate)
        .orderBy('recurringInvoices.id', direction)
        .execute();
    },
  });
  return {
    ...page,
    rows: page.rows.map(
      ({ number, documentNumber, lastDate, nextDate, frequency, ...customer }) => ({
        customerNumber: customerNumber(number),
        documentNumber,
        lastInvoiceDate: lastDate === null ? null : isoDate(lastDate),
        nextInvoiceDate: nextDate === null ? null : isoDate(nextDate),
        frequency,
        customer: { number: customerNumber(number), ...customer },
      }),
    ),
  };
}
