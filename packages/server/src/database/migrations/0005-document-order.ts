import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';

/** The newest document first, as `readDocumentPage` orders them; the id, so that an index is all it reads. */
const newestFirst = ['date desc', 'kind', 'sequence desc', 'id'] as const;

/** Lists of documents by the place in their series: a number as text is below 99999 from 100000 on. */
export async function up(db: Db): Promise<void> {
  const orders = {
    salesDocumentsNewest: newestFirst,
    salesDocumentsNewestOfKind: ['kind', 'date desc', 'sequence desc', 'id'],
    salesDocumentsNewestOfCustomer: ['customerId', 'kind', 'date desc', 'sequence desc', 'id'],
  } as const;
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema
      .createIndex(name)
      .on('salesDocuments')
      .columns([...columns])
      .execute();
  }
  for (const order of ['DateNumber', 'KindDateNumber', 'CustomerIdKindDateNumber']) {
    await db.schema.dropIndex(`salesDocumentsBy${order}`).execute();
  }
  if (databaseKindOf(db) !== 'sqlite') return;
  await db.schema.dropIndex('salesDocumentsSearch').execute();
  await db.schema
    .createIndex('salesDocumentsSearch')
    .on('salesDocuments')
    .columns([...newestFirst, 'searchText'])
    .execute();
}
