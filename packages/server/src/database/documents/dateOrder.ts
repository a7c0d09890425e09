import type { Db } from '../db.ts';
import type { ReadDocument } from './readSalesDocument.ts';

type Numbered = Pick<ReadDocument['row'], 'number' | 'date'>;

type Invoice = Pick<ReadDocument['row'], 'number' | 'date' | 'year' | 'sequence'>;

/** Two invoices of a series whose dates contradict their numbers. */
export interface DateDisorder {
  readonly earlier: Numbered;
  readonly later: Numbered;
}

/**
 * Another invoice of the same series that a saved invoice is out of order with, by number and date; undefined
 * when there is none. Of several it is the latest of those before it, or else the first after it.
 */
export async function findDateDisorder(
  db: Db,
  invoice: Invoice,
): Promise<DateDisorder | undefined> {
  const { date, sequence, year } = invoice;
  const earlier = await latestInvoiceAfter(db, invoice)
    .where('sequence', '<', sequence)
    .executeTakeFirst();
  if (earlier !== undefined) return { earlier, later: invoice };
  const later = await invoices(db)
    .where('year', '=', year)
    .where('sequence', '>', sequence)
    .where('date', '<', date)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return later && { earlier: invoice, later };
}

/**
 * The statement that finds the latest of the invoices of a later date in a series: what a new invoice is out
 * of order with. It reads only a few rows of an index, because later saves wait for it.
 */
export function latestInvoiceAfter(db: Db, { date, year }: Pick<Invoice, 'date' | 'year'>) {
  return invoices(db)
    .where('date', '>', date)
    .where('date', '<=', `${year}-12-31`)
    .orderBy('date', 'desc')
    .limit(1);
}

function invoices(db: Db) {
  return db.selectFrom('salesDocuments').select(['number', 'date']).where('kind', '=', 'invoice');
}
