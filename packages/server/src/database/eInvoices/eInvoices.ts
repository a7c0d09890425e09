import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db.ts';
import { eInvoiceDuty } from '../../eInvoice/eInvoiceStatus.ts';
import { readBuyer } from '../documents/buyer.ts';
import type { ReadDocument } from '../documents/readSalesDocument.ts';
import type { EInvoicesTable } from '../documentTables.ts';

export type EInvoiceRow = Selectable<EInvoicesTable>;

/** The last e-invoice of a document, released or not; undefined when there is none. */
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

/** Whether a document was ever issued: then its number is never reused, even after a release. */
export async function wasIssued(db: Db, documentId: number): Promise<boolean> {
  return (await lastEInvoice(db, documentId)) !== undefined;
}

/** Stores that a document is issued, in the transaction that holds it. */
export async function insertEInvoice(
  trx: Db,
  eInvoice: Insertable<EInvoicesTable>,
): Promise<EInvoiceRow> {
  await setStatus(trx, eInvoice.documentId, 'sent');
  return trx.insertInto('eInvoices').values(eInvoice).returningAll().executeTakeFirstOrThrow();
}

/** Releases the issued e-invoice of a locked document; the record stays. */
export async function releaseIssued(
  trx: Db,
  { id, kind, buyer }: Pick<ReadDocument['row'], 'id' | 'kind' | 'buyer'>,
  released: { releasedAt: number; releasedBy: string; releaseReason: string },
): Promise<void> {
  await trx
    .updateTable('eInvoices')
    .set(released)
    .where('documentId', '=', id)
    .where('releasedAt', 'is', null)
    .execute();
  await setStatus(trx, id, eInvoiceDuty(kind, readBuyer(buyer)));
}

async function setStatus(trx: Db, documentId: number, eInvoiceStatus: '' | 'toSend' | 'sent') {
  await trx
    .updateTable('salesDocuments')
    .set({ eInvoiceStatus })
    .where('id', '=', documentId)
    .execute();
}
