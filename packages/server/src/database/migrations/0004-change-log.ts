import { sql } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';
import { tableWords } from './tables.ts';

/** Who changed what, when, and how it was before and after: rows are added and never touched again. */
export async function up(db: Db): Promise<void> {
  const { createTable, identity, integer } = tableWords(db);
  await createTable('changes')
    .addColumn('id', integer, identity)
    .addColumn('changedAt', integer, (column) => column.notNull())
    .addColumn('userId', integer)
    .addColumn('userName', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('thing', 'text', (column) => column.notNull())
    .addColumn('thingId', integer, (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addCheckConstraint('changesAction', sql`action in ('created', 'updated', 'removed')`)
    .execute();
  await db.schema
    .createIndex('changesOfThing')
    .on('changes')
    .columns(['thing', 'thingId', 'id'])
    .execute();
  await (databaseKindOf(db) === 'sqlite' ? refuseOnSqlite(db) : refuseOnPostgres(db));
}

async function refuseOnSqlite(db: Db): Promise<void> {
  for (const event of ['update', 'delete']) {
    await sql
      .raw(
        `create trigger changes_no_${event} before ${event} on changes
         begin select raise(abort, 'changes are only ever added'); end`,
      )
      .execute(db);
  }
}

async function refuseOnPostgres(db: Db): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'changes are only ever added';
    end $$
  `.execute(db);
  await sql`
    create trigger changes_only_added before update or delete or truncate on changes
    for each statement execute function refuse_change()
  `.execute(db);
}
