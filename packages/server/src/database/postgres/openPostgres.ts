import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDb } from '../db.ts';
import type { Db } from '../db.ts';
import { preparingPool } from './preparingPool.ts';

export interface PostgresOptions {
  /** How many statements outside of transactions run at a time at most; 2 when not given. */
  reads?: number;
  /** How many transactions run at a time at most; 3 when not given. */
  transactions?: number;
  /** Called when an idle connection broke; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

const connectTimeoutMs = 10_000;

/** A look-up takes a millisecond. */
const lookups = 2;

type TypeParser = (text: string) => unknown;

/** What pg would hand out as text or as a Date: whole numbers and ISO dates instead. */
const parsers: Partial<Record<number, TypeParser>> = {
  [pg.types.builtins.INT8]: safeInteger,
  [pg.types.builtins.DATE]: (text) => text,
};

/**
 * Opens pools of connections to a PostgreSQL database. Connections are made
 * when they are first needed, so a wrong address shows at the first query.
 * Transactions have a pool of their own, so that a save does not wait for all
 * the lists that were asked for before it.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function openPostgres(
  url: string,
  { reads = 2, transactions = 3, onIdleError }: PostgresOptions = {},
): Db {
  return createDb(
    new PostgresDialect({ pool: openPool(url, { max: reads }, onIdleError) }),
    new PostgresDialect({
      pool: preparingPool(openPool(url, { max: transactions, pipeline: true }, onIdleError)),
    }),
  );
}

/** Opens connections for small reads by key, which wait neither for a transaction nor for long reads. */
export function openPostgresLookups(
  url: string,
  { onIdleError }: Pick<PostgresOptions, 'onIdleError'>,
): Db {
  return createDb(
    new PostgresDialect({ pool: preparingPool(openPool(url, { max: lookups }, onIdleError)) }),
  );
}

function openPool(
  url: string,
  config: pg.PoolConfig,
  onIdleError: PostgresOptions['onIdleError'],
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...config,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'facturatie',
    types: {
      getTypeParser: (type, format): TypeParser =>
        parsers[type] ?? (pg.types.getTypeParser(type, format) as TypeParser),
    },
  });
  pool.on('error', (error) => onIdleError?.(error));
  // A connection that breaks in use fails its query too; without a listener this event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** An int8 as a number; every amount and count here stays far below 2^53. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}
