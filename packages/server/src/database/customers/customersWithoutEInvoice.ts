import { sql } from 'kysely';
import { eInvoiceColumns } from '../../eInvoice/isWithoutEInvoice.ts';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';

/** The number of customers to whom a required e-invoice cannot be sent. */
export async function countCustomersWithoutEInvoice(db: Db): Promise<number> {
  return countRows(withoutEInvoice(db));
}

/** One page of them, by customer number, with what their e-invoices depend on. */
export async function listCustomersWithoutEInvoice(db: Db, request: PageRequest) {
  return readPage(request, {
    count: () => countCustomersWithoutEInvoice(db),
    read: ({ from, offset, limit }) =>
      withoutEInvoice(db)
        .leftJoin('peppolCustomers', 'peppolCustomers.customerId', 'customers.id')
        .select(['number', 'peppolId', ...eInvoiceColumns])
        .orderBy('numberOrder', from === 'start' ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
  });
}

/** A literal, not a parameter: otherwise a prepared statement does not use the partial index. */
function withoutEInvoice(db: Db) {
  return db.selectFrom('customers').where('eInvoiceFault', '=', sql.lit(1 as const));
}
