import { sql } from 'kysely';
import { databaseKindOf } from './db.ts';
import type { Db, DbTransaction } from './db.ts';
import { migrations as allMigrations } from './migrations/index.ts';
import type { Migration } from './migrations/index.ts';
import { tableWords } from './migrations/tables.ts';
import type { MigrationsTable } from './schema.ts';
import { ensureSearchIndexes } from './search/searchIndexes.ts';
import type { SearchPlan } from './search/searchIndexes.ts';

/** Any constant does: it only has to differ from other advisory locks on the database. */
const migrationLock = 734_205_118_226;

/** The database was written by a newer version of the product than this one. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** The SQLite database has tables, and none of this product's. */
export class ForeignDatabaseError extends Error {
  override name = 'ForeignDatabaseError';
}

/** The PostgreSQL database stores its texts in another encoding than UTF-8. */
export class DatabaseEncodingError extends Error {
  override name = 'DatabaseEncodingError';
}

export interface MigrationReport {
  /** The names of the migrations that ran now; empty when the schema was up to date. */
  applied: string[];
  /** How searches will find their rows: worth a line in the log. */
  searchPlan: SearchPlan;
}

export interface MigrateOptions {
  migrations?: readonly Migration[];
  /** Milliseconds since 1970, for the bookkeeping. */
  now?: () => number;
}

/**
 * Migrates the database to this version. Everything that is
 * missing runs in one transaction under a lock, so it happens wholly or not at
 * all, and any number of processes may call this at once. Running it again
 * does nothing.
 *
 * @throws {NewerDatabaseError} when the database has migrations that we do not know.
 * @throws {ForeignDatabaseError} when the SQLite database is of another program.
 * @throws {DatabaseEncodingError} when the database does not keep UTF-8.
 */
export async function migrate(
  db: Db,
  { migrations = allMigrations, now = Date.now }: MigrateOptions = {},
): Promise<MigrationReport> {
  return db.transaction().execute(async (trx) => {
    await lockMigrations(trx);
    const missing = migrationsAfter(await appliedNames(trx), migrations);
    for (const { name, up } of missing) {
      await up(trx);
      await trx.insertInto('migrations').values({ name, appliedAt: now() }).execute();
    }
    const searchPlan = await ensureSearchIndexes(trx);
    return { applied: missing.map(({ name }) => name), searchPlan };
  });
}

/** On SQLite the transaction itself is the lock: it began with the right to write. */
async function lockMigrations(trx: DbTransaction): Promise<void> {
  if (databaseKindOf(trx) === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx);
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding
  `.execute(trx);
  const encoding = rows[0]?.encoding ?? '';
  if (encoding !== 'UTF8') {
    throw new DatabaseEncodingError(
      `The database stores texts as ${encoding}; create it with encoding UTF8.`,
    );
  }
}

/** An up-to-date schema is only read: a role that may change no table can start a server. */
async function appliedNames(trx: DbTransaction): Promise<string[]> {
  const applied = await appliedMigrations(trx);
  if (applied !== undefined) return applied.map(({ name }) => name);
  await refuseForeign(trx);
  const { createTable, integer } = tableWords(trx);
  await createTable('migrations')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('appliedAt', integer, (column) => column.notNull())
    .execute();
  return [];
}

/** On PostgreSQL extensions and administrators may have tables of their own beside ours. */
async function refuseForeign(trx: DbTransaction): Promise<void> {
  if (databaseKindOf(trx) === 'postgres') return;
  const { rows } = await sql`select 1 from sqlite_master limit 1`.execute(trx);
  if (rows.length === 0) return;
  throw new ForeignDatabaseError(
    'The database holds tables of another program, and no data of this product: set another DATA_DIR.',
  );
}

/** What ran, in its order; undefined in a database without our tables. */
async function appliedMigrations(db: Db): Promise<MigrationsTable[] | undefined> {
  const ours =
    databaseKindOf(db) === 'postgres'
      ? sql`select 1 where to_regclass('migrations') is not null`
      : sql`select 1 from pragma_table_info('migrations') where name = 'applied_at'`;
  if ((await ours.execute(db)).rows.length === 0) return undefined;
  return db.selectFrom('migrations').selectAll().orderBy('name').execute();
}

/** The schema version of a database; changes nothing. */
export interface MigrationStatus {
  readonly applied: readonly MigrationsTable[];
  /** What `migrate` would run, in that order. */
  readonly missing: readonly string[];
}

/**
 * The version of a database.
 * @throws {NewerDatabaseError} when the database has migrations that we do not know.
 */
export async function readMigrationStatus(db: Db): Promise<MigrationStatus> {
  const applied = (await appliedMigrations(db)) ?? [];
  const names = applied.map(({ name }) => name);
  return { applied, missing: migrationsAfter(names, allMigrations).map(({ name }) => name) };
}

function migrationsAfter(applied: string[], migrations: readonly Migration[]): Migration[] {
  const unknown = unknownMigrations(applied, migrations);
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `The database was written by a newer version of this product (it has ${unknown.join(', ')}).`,
    );
  }
  return migrations.filter(({ name }) => !applied.includes(name));
}

/** The migrations of a newer version than this one. */
export function unknownMigrations(
  applied: readonly string[],
  migrations: readonly Migration[] = allMigrations,
): string[] {
  const known = new Set(migrations.map(({ name }) => name));
  return applied.filter((name) => !known.has(name));
}
