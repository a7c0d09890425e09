import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { createDb } from '../db.ts';
import type { Db } from '../db.ts';
import { preparingPool } from './preparingPool.ts';

export interface PostgresOptions {
  /** How many connections this process keeps at most; 10 when not given. */
  maxConnections?: number;
  /** Called when an idle connection broke; the pool replaces it. */
  onIdleError?: (error: Error) => void;
}

const connectTimeoutMs = 10_000;

type TypeParser = (text: string) => unknown;

/** What pg would hand out as text or as a Date: whole numbers and ISO dates instead. */
const parsers: Partial<Record<number, TypeParser>> = {
  [pg.types.builtins.INT8]: safeInteger,
  [pg.types.builtins.DATE]: (text) => text,
};

/**
 * Opens a pool of connections to a PostgreSQL database. Connections are made
 * when they are first needed, so a wrong address shows at the first query.
 *
 * @param url `postgres://user:password@host:port/database`
 */
export function openPostgres(url: string, options: PostgresOptions = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'facturatie',
    types: {
      getTypeParser: (type, format): TypeParser =>
        parsers[type] ?? (pg.types.getTypeParser(type, format) as TypeParser),
    },
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // A connection that breaks in use fails its query too; without a listener this event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return createDb(new PostgresDialect({ pool: preparingPool(pool) }));
}

/** An int8 as a number; every amount and count here stays far below 2^53. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}
