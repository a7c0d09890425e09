import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../startupError.ts';

/** How long a copy waits for a writer. */
const busyLimitMs = 10_000;

/** The contents of a copy of the database: for the line that reports it. */
export interface Contents {
  readonly customers: number;
  readonly documents: number;
}

/**
 * Writes a consistent copy of a database that is in use, without blocking others.
 * @param copy an empty file
 * @throws StartupError when there is no database, or it cannot be read or copied
 */
export function copySqlite(file: string, copy: string): void {
  if (!existsSync(file)) throw new StartupError(`There is no database ${file}.`);
  reading(file, (database) => database.prepare('vacuum into ?').run(copy));
}

/**
 * Reads all of a database: whole, no reference without its row, and ours.
 * @throws StartupError when it is not
 */
export function verifySqlite(file: string): Contents {
  return reading(file, (database) => {
    const faults = database.prepare('pragma integrity_check(1)').all();
    const orphans = database.prepare('pragma foreign_key_check').all();
    if (JSON.stringify(faults) !== '[{"integrity_check":"ok"}]' || orphans.length > 0) {
      throw new StartupError(`${file} is damaged: ${JSON.stringify([...faults, ...orphans][0])}.`);
    }
    refuseForeign(file, database);
    return {
      customers: count(database, 'customers'),
      documents: count(database, 'sales_documents'),
    };
  });
}

/** The names of the migrations that ran on it. */
export function migrationsOfSqlite(file: string): string[] {
  return reading(file, (database) =>
    database
      .prepare('select name from migrations')
      .all()
      .map(({ name }) => String(name)),
  );
}

/** Whether the file may be overwritten: it is missing, or a database without tables. */
export function isEmptySqlite(file: string): boolean {
  if (!existsSync(file)) return true;
  return reading(
    file,
    (database) => database.prepare('select 1 from sqlite_master').all().length === 0,
  );
}

function refuseForeign(file: string, database: DatabaseSync): void {
  const tables = database.prepare("select 1 from sqlite_master where name = 'migrations'").all();
  if (tables.length === 0) throw new StartupError(`${file} holds no data of this product.`);
}

function count(database: DatabaseSync, table: string): number {
  const known = database.prepare('select 1 from sqlite_master where name = ?').all(table);
  if (known.length === 0) return 0;
  return Number(database.prepare(`select count(*) as rows from ${table}`).get()?.['rows']);
}

function reading<Result>(file: string, read: (database: DatabaseSync) => Result): Result {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: busyLimitMs });
    return read(database);
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    throw new StartupError(`${file} cannot be read as a database: ${error.message}.`);
  } finally {
    database?.close();
  }
}
