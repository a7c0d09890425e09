import type { DbTransaction } from '../db.ts';
import { releaseSequences, lastSequenceForUpdate } from './numberSeries.ts';
import type { ReadDocument } from './readSalesDocument.ts';

type DocumentRow = ReadDocument['row'];

/** Whether a locked document has payments or credits. */
export async function isSettledInPart(
  trx: DbTransaction,
  { row, due }: ReadDocument,
): Promise<boolean> {
  if (due === undefined) return false;
  const payment = await trx
    .selectFrom('payments')
    .select('id')
    .where('dueDateCode', '=', due.code)
    .limit(1)
    .executeTakeFirst();
  const creditNote = await trx
    .selectFrom('creditNotes')
    .select('id')
    .where('documentId', '=', row.id)
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined || creditNote !== undefined || due.paid + due.credited > 0;
}

/** Whether invoices are made again and again after the one of this number. */
export async function isRepeated(trx: DbTransaction, number: string): Promise<boolean> {
  const recurring = await trx
    .selectFrom('recurringInvoices')
    .select('id')
    .where('documentNumber', '=', number)
    .limit(1)
    .executeTakeFirst();
  return recurring !== undefined;
}

/** Whether no later document of its series was ever saved; none is until the transaction ends. */
export async function isLastOfSeries(trx: DbTransaction, row: DocumentRow): Promise<boolean> {
  return (await lastSequenceForUpdate(trx, row)) === row.sequence;
}

/**
 * Removes a document that nothing refers to, with its lines and what is to be paid of it. The series of
 * the last one goes back, and must be held.
 */
export async function removeSalesDocument(
  trx: DbTransaction,
  row: DocumentRow,
  isLast: boolean,
): Promise<void> {
  await trx.deleteFrom('salesDocuments').where('id', '=', row.id).execute();
  if (isLast) await releaseSequences(trx, row);
}
