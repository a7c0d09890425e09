import type { CompiledQuery } from 'kysely';
import { databaseKindOf } from './db.ts';
import type { Db, DbTransaction } from './db.ts';

type Queries = readonly (CompiledQuery | undefined)[];

type RowsOf<Query> = Query extends CompiledQuery<infer Row> ? Row[] : [];

/** The error of the first statement of a transaction that failed without being awaited. */
const failures = new WeakMap<DbTransaction, unknown>();

/** Runs `work` in a new transaction, or in the one that `db` already is. */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: DbTransaction) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(db)) return work(db);
  let running: DbTransaction | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      running = trx;
      return work(trx);
    });
  } catch (error) {
    throw (running && failures.get(running)) ?? error;
  }
}

function isTransaction(db: Db): db is DbTransaction {
  return db.isTransaction;
}

/**
 * Executes statements that do not need each other's results, in their order. PostgreSQL is sent all of them
 * at once, so that they take one round trip; SQLite, which has none, stops at the first that fails.
 *
 * @returns the rows of each; none of an absent one
 * @throws the error of the first that fails
 */
export async function executeTogether<const Each extends Queries>(
  trx: DbTransaction,
  queries: Each,
): Promise<{ -readonly [Index in keyof Each]: RowsOf<Each[Index]> }> {
  const rows: unknown[] = [];
  for (const executed of await Promise.allSettled(await started(trx, queries))) {
    if (executed.status === 'rejected') throw executed.reason;
    rows.push(executed.value);
  }
  return rows as { -readonly [Index in keyof Each]: RowsOf<Each[Index]> };
}

/**
 * Executes statements in their order without waiting for PostgreSQL, which still executes them before all
 * that follows. When one fails, what follows fails too and `inTransaction` throws its error, at the latest
 * instead of committing.
 */
export async function executeUnawaited(trx: DbTransaction, queries: Queries): Promise<void> {
  for (const executed of await started(trx, queries)) {
    executed.catch((error: unknown) => {
      if (!failures.has(trx)) failures.set(trx, error);
    });
  }
}

/** The rows of statements that were sent to PostgreSQL, or that SQLite has executed. */
async function started(trx: DbTransaction, queries: Queries): Promise<Promise<unknown[]>[]> {
  const executor = trx.getExecutor();
  if (databaseKindOf(trx) === 'sqlite') {
    const rows: Promise<unknown[]>[] = [];
    for (const query of queries) {
      const executed = query ? (await executor.executeQuery(query)).rows : [];
      rows.push(Promise.resolve(executed));
    }
    return rows;
  }
  return executor.provideConnection(async (connection) => {
    // A transaction's own provider waits for a statement before it gives its connection to the next.
    const atOnce = executor.withConnectionProvider({
      provideConnection: (consumer) => consumer(connection),
    });
    return queries.map(async (query) => (query ? (await atOnce.executeQuery(query)).rows : []));
  });
}
