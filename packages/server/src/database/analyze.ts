import { sql } from 'kysely';
import { databaseKindOf } from './db.ts';
import type { Db } from './db.ts';
import { searchedTables } from './search/searchIndexes.ts';

/** Updates the statistics of the planner: after any large load of rows. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
  if (databaseKindOf(db) === 'postgres') await mergePendingSearchEntries(db);
}

/**
 * A load leaves entries that every search would read one by one until they are merged: now by their
 * owner, otherwise by PostgreSQL's own autovacuum.
 */
async function mergePendingSearchEntries(db: Db): Promise<void> {
  const tables = sql.join(searchedTables.map((table) => sql`to_regclass(${table})`));
  await sql`
    select gin_clean_pending_list(c.oid)
    from pg_class c
    join pg_index i on i.indexrelid = c.oid
    join pg_am a on a.oid = c.relam
    where pg_has_role(c.relowner, 'usage') and a.amname = 'gin' and i.indrelid in (${tables})
  `.execute(db);
}
