import pg from 'pg';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';

/** The settings that name the database of a server: DATABASE_URL, or DATA_DIR for SQLite. */
export type DatabasePlace =
  | { readonly DATABASE_URL: string; readonly DATA_DIR?: never }
  | { readonly DATA_DIR: string; readonly DATABASE_URL?: never };

/** A statement as the server sends it to the database's own driver. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The database without the server in front of it. */
export interface RawDatabase {
  /** Runs a statement and reads all of its rows. */
  run(statement: Statement): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export async function openRaw(place: DatabasePlace): Promise<RawDatabase> {
  if (place.DATABASE_URL === undefined) return openRawSqlite(place.DATA_DIR);
  const client = new pg.Client({ connectionString: place.DATABASE_URL });
  await client.connect();
  return {
    run: async ({ sql, values }) => (await client.query(sql, [...values])).rows,
    close: () => client.end(),
  };
}

/** With 64 MB of memory for pages: what is measured is the statement. */
function openRawSqlite(folder: string): RawDatabase {
  const database = new DatabaseSync(join(folder, 'facturatie.sqlite'), { readOnly: true });
  database.exec('pragma cache_size = -65536');
  return {
    run: async ({ sql, values }) =>
      database.prepare(sql).all(...(values as (string | number | null)[])),
    close: async () => database.close(),
  };
}
