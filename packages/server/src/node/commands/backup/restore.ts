import { closeSync, openSync, readSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { revokedDevices } from '../../../auth/userChanges.ts';
import type { Db } from '../../../database/db.ts';
import { unknownMigrations } from '../../../database/migrate.ts';
import { claimPostgresAlone } from '../../storage/claimPostgres.ts';
import { command, commandLog } from '../command.ts';
import { claimDataFolder, databaseFile, makeDataFolder } from '../../storage/dataFolder.ts';
import { connectDatabase, openDatabase } from '../../storage/openDatabase.ts';
import { readDatabaseSettings } from '../../settings.ts';
import type { DatabaseSettings } from '../../settings.ts';
import { StartupError } from '../../startupError.ts';
import { systemClock } from '../../ports/systemPorts.ts';
import { backUp } from './backup.ts';
import { migrationsOfDump, restoreDump, verifyDump } from './postgresDump.ts';
import { putInPlace } from './sqliteReplacement.ts';
import { isEmptySqlite, migrationsOfSqlite, verifySqlite } from './sqliteFile.ts';

const usage = 'Use: npm run restore -- FILE [--replace]';

/**
 * The command restore: puts a backup in the place of the database, while no server runs. What was
 * there is kept aside. The schema is then brought to this version, and everybody signs in again.
 */
export const runRestore = command(async (commandLine, environment, { out }) => {
  const { file, replace } = readCommandLine(commandLine);
  const settings = readDatabaseSettings(environment);
  const restoration: Restoration = { file, replace, settings };
  const kept = await (kindOf(file, settings) === 'sqlite'
    ? restoreSqlite(restoration)
    : restorePostgres(restoration));
  if (kept !== undefined) out.write(`What was there is kept as ${kept}.\n`);
  out.write(`Restored ${file}. Everybody signs in anew.\n`);
});

interface Restoration {
  readonly file: string;
  readonly replace: boolean;
  readonly settings: DatabaseSettings;
}

/** @returns where what was there is kept, if anything was */
async function restoreSqlite(restoration: Restoration): Promise<string | undefined> {
  const { file, replace, settings } = restoration;
  const folder = makeDataFolder(settings.dataDirectory);
  const giveUp = claimDataFolder(folder);
  try {
    const target = join(folder, databaseFile);
    if (!replace && !isEmptySqlite(target)) throw notEmpty(target);
    const kept = putInPlace(file, target, moment(), (copy) => {
      verifySqlite(copy, file);
      refuseNewer(file, migrationsOfSqlite(copy, file));
    });
    await finish(settings);
    return kept;
  } finally {
    giveUp();
  }
}

/** @returns where what was there is kept, if anything was */
async function restorePostgres(restoration: Restoration): Promise<string | undefined> {
  const { file, replace, settings } = restoration;
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) throw new Error('A dump goes into PostgreSQL');
  const filled = await hasTables(settings);
  const giveUp = await claimPostgresAlone(databaseUrl);
  try {
    if (filled && !replace) throw notEmpty('DATABASE_URL');
    await verifyDump(file);
    refuseNewer(file, await migrationsOfDump(file));
    const kept = join(dirname(file), `facturatie.before-restore-${moment()}.dump`);
    if (filled) await backUp(settings, kept);
    await restoreDump(databaseUrl, file);
    await finish(settings);
    return filled ? kept : undefined;
  } finally {
    await giveUp();
  }
}

/** Sessions and device cookies of then would count again, also those that were ended since. */
async function finish(settings: DatabaseSettings): Promise<void> {
  await using database = await openDatabase(settings, commandLog);
  await database.deleteFrom('sessions').execute();
  await database.updateTable('users').set(revokedDevices).execute();
}

async function hasTables(settings: DatabaseSettings): Promise<boolean> {
  await using database: Db = await connectDatabase(settings, commandLog);
  const tables = sql`
    select 1 from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1
  `;
  return (await tables.execute(database)).rows.length > 0;
}

function refuseNewer(file: string, migrations: readonly string[]): void {
  const newer = unknownMigrations(migrations);
  if (newer.length === 0) return;
  throw new StartupError(
    `${file} was written by a newer version of this product (it has ${newer.join(', ')}): nothing was changed.`,
  );
}

function notEmpty(place: string): StartupError {
  return new StartupError(
    `${place} holds data: nothing was changed. With --replace the backup takes its place, and what is there is kept aside.`,
  );
}

const beginnings = { sqlite: 'SQLite format 3\0', postgres: 'PGDMP' } as const;

/**
 * Which database a backup is of, by its first bytes.
 * @throws StartupError when it is none, or of the other database than the settings name
 */
function kindOf(file: string, { databaseUrl }: DatabaseSettings): keyof typeof beginnings {
  const start = firstBytes(file);
  const wanted = databaseUrl === undefined ? 'sqlite' : 'postgres';
  if (start.startsWith(beginnings[wanted])) return wanted;
  const other = wanted === 'sqlite' ? 'postgres' : 'sqlite';
  throw new StartupError(
    start.startsWith(beginnings[other])
      ? `${file} is a backup of ${names[other]}, and the settings name ${names[wanted]}: a backup goes back to the database that it came from.`
      : `${file} is no backup.`,
  );
}

const names = { sqlite: 'SQLite (DATA_DIR)', postgres: 'PostgreSQL (DATABASE_URL)' } as const;

function firstBytes(file: string): string {
  const bytes = Buffer.alloc(beginnings.sqlite.length);
  try {
    const descriptor = openSync(file, 'r');
    readSync(descriptor, bytes);
    closeSync(descriptor);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${file} cannot be read: ${reason}.`);
  }
  return bytes.toString('latin1');
}

/** Format of a file name: 20260305T090000Z. */
function moment(): string {
  const now = new Date(systemClock.now());
  return now.toISOString().replace(/[-:]|\.\d+/g, '');
}

function readCommandLine(commandLine: readonly string[]): { file: string; replace: boolean } {
  const { values, positionals } = parsed(commandLine);
  const [file] = positionals;
  if (file === undefined || positionals.length !== 1 || file === '') throw new StartupError(usage);
  return { file: resolve(file), replace: values.replace === true };
}

function parsed(commandLine: readonly string[]) {
  try {
    return parseArgs({
      args: [...commandLine],
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartupError(usage);
  }
}
