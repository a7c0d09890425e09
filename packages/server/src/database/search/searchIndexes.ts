import { sql } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';

/**
 * How a search finds its rows: `indexed`, or `scanned` on a PostgreSQL where
 * the extension pg_trgm is neither installed nor may be installed by us (a
 * search of three characters and more then reads every row), or `notNeeded`
 * on SQLite, whose indexes a migration makes.
 */
export const searchPlans = ['indexed', 'scanned', 'notNeeded'] as const;
export type SearchPlan = (typeof searchPlans)[number];

/** The tables whose rows are found by the words in their column `search_text`. */
export const searchedTables = ['customers', 'sales_documents', 'due_dates', 'articles'];

/**
 * Makes what a search of three or more characters wants on PostgreSQL, as far
 * as we may. It runs at every start, not once, because an administrator can
 * install the extension at any time.
 */
export async function ensureSearchIndexes(db: Db): Promise<SearchPlan> {
  if (databaseKindOf(db) === 'sqlite') return 'notNeeded';
  await installTrigrams(db);
  const schema = await trigramSchema(db);
  if (schema === undefined) return 'scanned';
  let plan: SearchPlan = 'indexed';
  for (const table of searchedTables) {
    if (!(await ensureTrigrams(db, table, schema))) plan = 'scanned';
  }
  return plan;
}

/** Whether the index exists afterwards: a role that does not own the table cannot create it. */
async function ensureTrigrams(db: Db, table: string, schema: string): Promise<boolean> {
  const index = `${table}_search_trigrams`;
  if (await hasRelation(db, index)) return true;
  const statement = `create index ${index} on ${table} using gin (search_text ${schema}.gin_trgm_ops)`;
  await sql`
    do $$
    begin
      execute ${sql.lit(statement)};
    exception
      when insufficient_privilege then null;
    end $$
  `.execute(db);
  return hasRelation(db, index);
}

async function hasRelation(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 where to_regclass(${name}) is not null`.execute(db);
  return rows.length > 0;
}

/** Tries; being refused, or not having the extension on the machine, is no error. */
async function installTrigrams(db: Db): Promise<void> {
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
    exception
      when insufficient_privilege or feature_not_supported or undefined_file then null;
    end $$
  `.execute(db);
}

async function trigramSchema(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select n.nspname as schema
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm'
  `.execute(db);
  return rows[0]?.schema;
}
