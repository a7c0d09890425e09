import { sql } from 'kysely';
import { databaseKindOf } from './db.ts';
import type { DbTransaction } from './db.ts';

/**
 * Until the transaction ends, no other transaction adds or changes rows of the table (reading continues), and a
 * large insert has the memory that its search indexes want. On SQLite the transaction has the only right
 * to write by itself.
 */
export async function lockForLoading(
  trx: DbTransaction,
  table: 'customers' | 'seedRuns',
): Promise<void> {
  if (databaseKindOf(trx) === 'sqlite') return;
  await sql`set local work_mem = '256MB'`.execute(trx);
  await sql`set local gin_pending_list_limit = '64MB'`.execute(trx);
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);
}
