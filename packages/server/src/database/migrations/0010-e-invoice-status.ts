import { sql } from 'kysely';
import { eInvoiceDuty } from '../../eInvoice/eInvoiceStatus.ts';
import type { Db } from '../db.ts';
import { readBuyer } from '../documents/buyer.ts';
import { tableWords } from './tables.ts';

/** How many documents are read at once. */
const batch = 1000;

/** The status of the e-invoice of a document, so that those to send are counted and listed by an index. */
export async function up(db: Db): Promise<void> {
  const { text } = tableWords(db);
  await db.schema.alterTable('salesDocuments').addColumn('eInvoiceStatus', 'text', text).execute();
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('salesDocuments')
      .select(['id', 'kind', 'buyer'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    const toSend = rows.filter(({ kind, buyer }) => eInvoiceDuty(kind, readBuyer(buyer)) !== '');
    if (toSend.length === 0) continue;
    await db
      .updateTable('salesDocuments')
      .set({ eInvoiceStatus: 'toSend' })
      .where(
        'id',
        'in',
        toSend.map(({ id }) => id),
      )
      .execute();
  }
  const issued = db.selectFrom('eInvoices').select('documentId').where('releasedAt', 'is', null);
  await db
    .updateTable('salesDocuments')
    .set({ eInvoiceStatus: 'sent' })
    .where('id', 'in', issued)
    .execute();
  await db.schema
    .createIndex('salesDocumentsToSend')
    .on('salesDocuments')
    .columns(['date', 'kind desc', 'sequence', 'id'])
    .where(sql<boolean>`e_invoice_status = 'toSend'`)
    .execute();
}
