import type { Db, DbTransaction } from '../db.ts';
import type { CreditRow, ReadDocument } from './readSalesDocument.ts';

type DocumentRow = ReadDocument['row'];

/**
 * Books a new credit note: lowers what is to be paid of its invoice by at most what is open of it, and
 * leaves the rest of the credit note open. The invoice must be held.
 */
export async function bookCreditNote(
  trx: DbTransaction,
  row: DocumentRow,
  invoice: ReadDocument,
): Promise<CreditRow> {
  const { total } = row;
  const lowered = Math.min(total, openOf(invoice));
  await creditDueDate(trx, invoice, lowered);
  return trx
    .insertInto('creditNotes')
    .values({
      number: row.number,
      customerId: row.customerId,
      documentId: invoice.row.id,
      ownDocumentId: row.id,
      date: row.date,
      deliveryDate: row.deliveryDate,
      total,
      open: total - lowered,
    })
    .returning(['id', 'total', 'open'])
    .executeTakeFirstOrThrow();
}

/** Books a credit note again after a change. It and its invoice must be held. */
export async function rebookCreditNote(
  trx: DbTransaction,
  credit: CreditRow,
  row: Pick<DocumentRow, 'date' | 'deliveryDate' | 'total'>,
  invoice: ReadDocument,
): Promise<void> {
  const { date, deliveryDate, total } = row;
  const settled = await settledOf(trx, credit.id);
  const before = credit.total - credit.open - settled;
  const lowered = Math.min(total - settled, openOf(invoice) + before);
  await creditDueDate(trx, invoice, lowered - before);
  await trx
    .updateTable('creditNotes')
    .set({ date, deliveryDate, total, open: total - settled - lowered })
    .where('id', '=', credit.id)
    .execute();
}

/** Removes an unsettled credit note and restores the balance of its invoice. Both must be locked. */
export async function unbookCreditNote(
  trx: DbTransaction,
  credit: CreditRow,
  invoice: ReadDocument,
): Promise<void> {
  await creditDueDate(trx, invoice, credit.open - credit.total);
  await trx.deleteFrom('creditNotes').where('id', '=', credit.id).execute();
}

/** What was repaid of a credit note or set off against another invoice, in cents. */
export async function settledOf(trx: DbTransaction, creditNoteId: number): Promise<number> {
  const rows = await trx
    .selectFrom('creditSettlements')
    .select('amount')
    .where('creditNoteId', '=', creditNoteId)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether an invoice has a credit note, made here or imported: then it is not changed any more. */
export async function isCredited(db: Db, invoiceId: number): Promise<boolean> {
  const found = await db
    .selectFrom('creditNotes')
    .select('id')
    .where('documentId', '=', invoiceId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Lowers what is to be paid of an invoice that is held; raises it when the amount is below 0. */
export async function creditDueDate(
  trx: DbTransaction,
  { due }: Pick<ReadDocument, 'due'>,
  amount: number,
): Promise<void> {
  if (due === undefined || amount === 0) return;
  const credited = due.credited + amount;
  await trx
    .updateTable('dueDates')
    .set({ credited, settled: due.paid + credited === due.amount ? 1 : 0 })
    .where('code', '=', due.code)
    .execute();
}

/** The open amount of an invoice, in cents. */
export function openOf({ due }: Pick<ReadDocument, 'due'>): number {
  return due === undefined ? 0 : due.amount - due.paid - due.credited;
}
