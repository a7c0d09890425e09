import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { EInvoicesTable } from '../documentTables.ts';

export type EInvoiceRow = Selectable<EInvoicesTable>;

/** What was last issued of a document, released or not; undefined when nothing ever was. */
export async function lastEInvoice(db: Db, documentId: number): Promise<EInvoiceRow | undefined> {
  return db
    .selectFrom('eInvoices')
    .selectAll()
    .where('documentId', '=', documentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether a document is issued: then it is not changed. */
export async function isIssued(db: Db, documentId: number): Promise<boolean> {
  const last = await lastEInvoice(db, documentId);
  return last?.releasedAt === null;
}

/** Whether a document was ever issued: then its number is never given again, also after a release. */
export async function wasIssued(db: Db, documentId: number): Promise<boolean> {
  return (await lastEInvoice(db, documentId)) !== undefined;
}

/** Notes that a document is issued, in the transaction that holds it. */
export async function insertEInvoice(
  trx: Db,
  eInvoice: Insertable<EInvoicesTable>,
): Promise<EInvoiceRow> {
  return trx.insertInto('eInvoices').values(eInvoice).returningAll().executeTakeFirstOrThrow();
}

/** Releases what is issued; what was given out stays. */
export async function releaseIssued(
  trx: Db,
  id: number,
  released: { releasedAt: number; releasedBy: string; releaseReason: string },
): Promise<void> {
  await trx.updateTable('eInvoices').set(released).where('id', '=', id).execute();
}
