import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabasePlace } from '../lists/places.ts';

type Row = Readonly<Record<string, unknown>>;

/** Runs a statement in a transaction; its values stand for $1, $2 and so on. */
export type Run = (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A database without any server before it, as durable as the server has it. */
export interface RawDatabase {
  /** Does some work in a transaction of its own: as many at once as the server does. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openRawDatabase(place: DatabasePlace): RawDatabase {
  return place.DATABASE_URL === undefined
    ? rawSqlite(join(place.DATA_DIR, 'facturatie.sqlite'))
    : rawPostgres(place.DATABASE_URL);
}

function rawPostgres(connectionString: string): RawDatabase {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return {
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(
          async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows,
        );
        await client.query('commit');
        return result;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** One after the other, as SQLite writes. */
function rawSqlite(file: string): RawDatabase {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const run: Run = async (sql, values = []) => {
    const statement = prepared.get(sql) ?? database.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, statement);
    return statement.all(...(values as (string | number | null)[]));
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    transaction(work) {
      const next = last.then(async () => {
        database.exec('begin immediate');
        const result = await work(run);
        database.exec('commit');
        return result;
      });
      last = next;
      return next;
    },
    close: async () => database.close(),
  };
}
