import { Refusal } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';

/** The result codes of SQLite, without their extensions: https://www.sqlite.org/rescode.html */
const sqliteFaults = new Map<number, RefusalCode>([
  [5, 'storage.away'],
  [8, 'storage.readOnly'],
  [10, 'storage.away'],
  [11, 'storage.damaged'],
  [13, 'storage.full'],
  [14, 'storage.away'],
  [26, 'storage.damaged'],
]);

/** SQLSTATEs of PostgreSQL (its documentation, appendix A), and what the operating system says of a connection. */
const connectionFaults = new Map<string, RefusalCode>([
  ['25006', 'storage.readOnly'],
  ['53100', 'storage.full'],
  ['53300', 'storage.away'],
  ['57P01', 'storage.away'],
  ['57P02', 'storage.away'],
  ['57P03', 'storage.away'],
  ['08000', 'storage.away'],
  ['08001', 'storage.away'],
  ['08003', 'storage.away'],
  ['08004', 'storage.away'],
  ['08006', 'storage.away'],
  ['XX001', 'storage.damaged'],
  ['XX002', 'storage.damaged'],
  ['ECONNREFUSED', 'storage.away'],
  ['ECONNRESET', 'storage.away'],
  ['EPIPE', 'storage.away'],
  ['ETIMEDOUT', 'storage.away'],
  ['ENOTFOUND', 'storage.away'],
  ['EAI_AGAIN', 'storage.away'],
]);

/** What the driver of PostgreSQL says in words only. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Seconds after which it is worth another attempt; none is until a damaged database is restored. */
const retryAfter = 10;

/**
 * The answer to an error that is the storage's, not ours: full, refusing writes, away, or damaged.
 * Nothing was half done; but for damage, the server continues by itself once the storage does. Undefined
 * for any other error.
 */
export function storageRefusal(error: unknown): Refusal | undefined {
  const code = faultOf(error);
  return code && new Refusal(503, code, isDamage(error) ? {} : { retryAfter });
}

/** Whether the database says that what it holds is damaged. */
export function isDamage(error: unknown): boolean {
  return faultOf(error) === 'storage.damaged';
}

function faultOf(error: unknown): RefusalCode | undefined {
  if (error instanceof AggregateError) return error.errors.map(faultOf).find((code) => code);
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return sqliteFaults.get(Number(error.errcode) & 0xff);
  if (lostConnection.test(error.message)) return 'storage.away';
  return 'code' in error ? connectionFaults.get(String(error.code)) : undefined;
}
