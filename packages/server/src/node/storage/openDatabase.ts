import { sql } from 'kysely';
import { join } from 'node:path';
import type { Db } from '../../database/db.ts';
import {
  DatabaseEncodingError,
  ForeignDatabaseError,
  migrate,
  NewerDatabaseError,
} from '../../database/migrate.ts';
import { openPostgres, openPostgresLookups } from '../../database/postgres/openPostgres.ts';
import { openSqlite, openSqliteLookups } from '../../database/sqlite/openSqlite.ts';
import type { Log, LogEntry } from '../../http/ports.ts';
import { isDamage } from '../../http/storageFault.ts';
import { currentTurn } from '../serve/arrivalOrder.ts';
import { databaseFile, makeDataFolder, makeOwnFile } from './dataFolder.ts';
import type { DatabaseSettings } from '../settings.ts';
import { StartupError } from '../startupError.ts';

/** Searching works all the same, but reads every row. */
const searchNotIndexed: LogEntry = {
  level: 'warning',
  event: 'searchNotIndexed',
  fields: {
    missing: 'pg_trgm',
    remedy: 'let an administrator CREATE EXTENSION pg_trgm, then restart',
  },
};

export interface OpenOptions {
  /** Reads every page of a SQLite database first: 4 seconds for 1 GB, and what the disk takes. */
  readonly checked?: boolean;
  /** Threads that read a SQLite database, this one when 0; or connections that read a PostgreSQL one. */
  readonly readThreads?: number;
}

/**
 * Opens the database that the settings name and brings it to this version's schema. Any number of
 * processes may do so at once.
 * @throws StartupError when it cannot be reached, read, is damaged, or is of a newer version or of
 *   another program
 */
export async function openDatabase(
  settings: DatabaseSettings,
  log: Log,
  { checked = false, readThreads = 0 }: OpenOptions = {},
): Promise<Db> {
  const database = await connectDatabase(settings, log, readThreads);
  try {
    if (checked && settings.databaseUrl === undefined) await refuseDamaged(database);
    const { searchPlan } = await migrate(database);
    if (searchPlan === 'scanned') log.write(searchNotIndexed);
    return database;
  } catch (error) {
    await database.destroy();
    throw unfit(error) ?? error;
  }
}

/**
 * Opens the database that the settings name as it is.
 * @throws StartupError when it cannot be reached or read
 */
export async function connectDatabase(
  settings: DatabaseSettings,
  log: Log,
  readThreads = 0,
): Promise<Db> {
  const { description, open } = databasePlace(settings, log, readThreads);
  let database: Db | undefined;
  try {
    database = open();
    await sql`select 1`.execute(database);
    return database;
  } catch (error) {
    await database?.destroy();
    throw new StartupError(`The database ${description} cannot be opened: ${reasonOf(error)}.`);
  }
}

/** Reads rows by their keys beside long reads of an open database. */
export function openLookups({ databaseUrl, dataDirectory }: DatabaseSettings, log: Log): Db {
  return databaseUrl === undefined
    ? openSqliteLookups(join(dataDirectory, databaseFile))
    : openPostgresLookups(databaseUrl, postgresOptions(log));
}

async function refuseDamaged(database: Db): Promise<void> {
  const check = sql<{ quickCheck: string }>`pragma quick_check(1)`;
  const { rows } = await check.execute(database);
  const [found = 'no answer'] = rows.map(({ quickCheck }) => quickCheck);
  if (found !== 'ok') throw damagedDatabase(found);
}

const insufficientPrivilege = '42501';

/** Why the schema cannot be brought to this version, where the operator can do something about it. */
function unfit(error: unknown): StartupError | undefined {
  const refusals = [NewerDatabaseError, ForeignDatabaseError, DatabaseEncodingError];
  if (error instanceof Error && refusals.some((refusal) => error instanceof refusal)) {
    return new StartupError(error.message);
  }
  if (isDamage(error)) return damagedDatabase(reasonOf(error));
  if (error instanceof Error && 'code' in error && error.code === insufficientPrivilege) {
    return new StartupError(
      'The database is of an older version, and this role may not change it: run npm run migrate with the DATABASE_URL of the role that owns its tables.',
    );
  }
  return undefined;
}

/** What an operator does about a damaged database, in one line. */
export function damagedDatabase(reason: string): StartupError {
  const [what] = reason.trim().split('\n').toReversed();
  return new StartupError(
    `The database is damaged (${what}). Copy it as it is, then restore the last backup: npm run restore -- FILE --replace.`,
  );
}

interface DatabasePlace {
  /** For people, without user and password. */
  readonly description: string;
  open(): Db;
}

function databasePlace(
  { databaseUrl, dataDirectory }: DatabaseSettings,
  log: Log,
  threads: number,
): DatabasePlace {
  if (databaseUrl === undefined) {
    const file = join(makeDataFolder(dataDirectory), databaseFile);
    const onLost = ({ message }: Error) =>
      log.write({ level: 'warning', event: 'workerLost', fields: { reason: message } });
    return {
      description: file,
      open() {
        makeOwnFile(file);
        return openSqlite(file, threads === 0 ? undefined : { threads, currentTurn, onLost });
      },
    };
  }
  const { host, pathname } = new URL(databaseUrl);
  return {
    description: `${host}${pathname}`,
    open: () =>
      openPostgres(databaseUrl, {
        ...postgresOptions(log),
        ...(threads > 0 && { reads: threads }),
      }),
  };
}

function postgresOptions(log: Log) {
  return {
    onIdleError: ({ message }: Error) =>
      log.write({ level: 'warning', event: 'databaseConnectionLost', fields: { reason: message } }),
  };
}

/** A refused connection to a name with two addresses comes as two errors in one, without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
