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
  const beforeIt = await findDisorderBefore(db, invoice);
  if (beforeIt !== undefined) return beforeIt;
  const { date, sequence, year } = invoice;
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
 * The same among the invoices before it: all that a new invoice can be out of order with. It reads only a
 * few rows of an index, because later saves wait for it.
 */
export async function findDisorderBefore(
  db: Db,
  invoice: Invoice,
): Promise<DateDisorder | undefined> {
  const { date, sequence, year } = invoice;
  const earlier = await invoices(db)
    .where('date', '>', date)
    .where('date', '<=', `${year}-12-31`)
    .where('sequence', '<', sequence)
    .orderBy('date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return earlier && { earlier, later: invoice };
}

function invoices(db: Db) {
  return db.selectFrom('salesDocuments').select(['number', 'date']).where('kind', '=', 'invoice');
}
