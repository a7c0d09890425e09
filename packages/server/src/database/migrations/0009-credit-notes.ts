import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { tableWords } from './tables.ts';

/** Credit notes with lines, and how what is to be repaid of them is settled. */
export async function up(db: Db): Promise<void> {
  const { createTable, identity, integer } = tableWords(db);
  await db.schema.alterTable('salesDocuments').dropConstraint('salesDocumentsKind').execute();
  await sql`
    alter table sales_documents add constraint sales_documents_kind
    check (kind in ('quote', 'invoice', 'creditNote'))
  `.execute(db);
  await db.schema
    .alterTable('salesDocuments')
    .addColumn('creditedId', integer, (column) => column.references('salesDocuments.id'))
    .execute();
  await db.schema
    .createIndex('salesDocumentsCredited')
    .on('salesDocuments')
    .column('creditedId')
    .execute();
  await db.schema
    .alterTable('creditNotes')
    .addColumn('ownDocumentId', integer, (column) =>
      column.references('salesDocuments.id').onDelete('cascade'),
    )
    .execute();
  await db.schema
    .alterTable('creditNotes')
    .addColumn('open', integer, (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`open >= 0`),
    )
    .execute();
  await db.schema
    .createIndex('creditNotesOwnDocument')
    .on('creditNotes')
    .column('ownDocumentId')
    .unique()
    .execute();
  await createTable('creditSettlements')
    .addColumn('id', integer, identity)
    .addColumn('creditNoteId', integer, (column) => column.notNull().references('creditNotes.id'))
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('amount', integer, (column) => column.notNull())
    .addColumn('bankId', integer, (column) => column.references('banks.id'))
    .addColumn('dueDateCode', integer, (column) => column.references('dueDates.code'))
    .addCheckConstraint('creditSettlementsAmount', sql`amount > 0`)
    .execute();
  await db.schema
    .createIndex('creditSettlementsNote')
    .on('creditSettlements')
    .column('creditNoteId')
    .execute();
  await db.schema
    .createIndex('creditSettlementsDueDate')
    .on('creditSettlements')
    .column('dueDateCode')
    .execute();
}
