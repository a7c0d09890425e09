import type { Db } from '../../database/db.ts';

/** Leaves a database without documents and all that follows from them. */
export async function removeDocuments(db: Db): Promise<void> {
  for (const table of [
    'eInvoices',
    'creditSettlements',
    'payments',
    'creditNotes',
    'dueDates',
    'recurringInvoices',
    'salesDocumentLines',
    'salesDocuments',
    'numberSeries',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
}
