import { sql } from 'kysely';
import type { Db } from '../db.ts';

/**
 * Leaves the rows without a value out of two indexes. SQLite's statistics count each null as a value
 * that all these rows share, so that it read every credit note for each document of a list.
 */
export async function up(db: Db): Promise<void> {
  await db.schema.dropIndex('creditNotesOwnDocument').execute();
  await db.schema
    .createIndex('creditNotesOwnDocument')
    .on('creditNotes')
    .column('ownDocumentId')
    .unique()
    .where(sql<boolean>`own_document_id is not null`)
    .execute();
  await db.schema.dropIndex('salesDocumentsCredited').execute();
  await db.schema
    .createIndex('salesDocumentsCredited')
    .on('salesDocuments')
    .column('creditedId')
    .where(sql<boolean>`credited_id is not null`)
    .execute();
}
