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
 * @param name what an error calls the file
 * @throws StartupError when it is not
 */
export function verifySqlite(file: string, name = file): Contents {
  const read = (database: DatabaseSync) => {
    const faults = database.prepare('pragma integrity_check(1)').all();
    const orphans = database.prepare('pragma foreign_key_check').all();
    if (JSON.stringify(faults) !== '[{"integrity_check":"ok"}]' || orphans.length > 0) {
      throw new StartupError(`${name} is damaged: ${JSON.stringify([...faults, ...orphans][0])}.`);
    }
    refuseForeign(name, database);
    return {
      customers: count(database, 'customers'),
      documents: count(database, 'sales_documents'),
    };
  };
  return reading(file, read, name);
}

/**
 * The names of the migrations that ran on it.
 * @param name what an error calls the file
 */
export function migrationsOfSqlite(file: string, name = file): string[] {
  const names = (database: DatabaseSync) =>
    database
      .prepare('select name from migrations')
      .all()
      .map((row) => String(row['name']));
  return reading(file, names, name);
}

/** Whether the file may be overwritten: it is missing, or a database without tables. */
export function isEmptySqlite(file: string): boolean {
  if (!existsSync(file)) return true;
  return reading(
    file,
    (database) => database.prepare('select 1 from sqlite_master').all().length === 0,
  );
}

function refuseForeign(name: string, database: DatabaseSync): void {
  const tables = database.prepare("select 1 from sqlite_master where name = 'migrations'").all();
  if (tables.length === 0) throw new StartupError(`${name} holds no data of this product.`);
}

function count(database: DatabaseSync, table: string): number {
  const known = database.prepare('select 1 from sqlite_master where name = ?').all(table);
  if (known.length === 0) return 0;
  return Number(database.prepare(`select count(*) as rows from ${table}`).get()?.['rows']);
}

function reading<Result>(
  file: string,
  read: (database: DatabaseSync) => Result,
  name = file,
): Result {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: busyLimitMs });
    return read(database);
  } catch (error) {
    throw unreadable(name, error);
  } finally {
    database?.close();
  }
}

/** What to throw for an error of SQLite about a file; another error stays itself. */
export function unreadable(name: string, error: unknown): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return error;
  return new StartupError(`${name} cannot be read as a database: ${error.message}.`);
}
