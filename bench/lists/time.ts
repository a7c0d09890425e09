import type { RawDatabase, Statement } from './places.ts';
import type { Session } from './session.ts';

/** What a page of a list costs, in milliseconds: the fastest of some rounds, because others only add. */
export interface TimedPage {
  /** Through HTTP. */
  readonly http: number;
  /** The same statements, sent to the database itself. */
  readonly raw: number;
  /** HTTP to the raw statements and the smallest call together. */
  readonly ratio: number;
}

/** Signed in and from the database, but of two rows: what any request costs. */
const smallestCall = '/api/v1/auth/klanten/betalingthings';

/** Short ones run more often, for some seconds, so that some rounds are undisturbed. */
const fewestRounds = 3;
const mostRounds = 200;
const longEnough = 2500;

/** Times a page, its statements and the smallest call in turns. */
export async function timePage(
  session: Session,
  database: RawDatabase,
  address: string,
  statements: readonly Statement[],
): Promise<TimedPage> {
  let [smallest, http, raw] = [Infinity, Infinity, Infinity];
  const startedAt = performance.now();
  for (let round = 0; round < mostRounds; round += 1) {
    if (round >= fewestRounds && performance.now() - startedAt > longEnough) break;
    smallest = Math.min(smallest, await elapsed(() => session.get(smallestCall)));
    http = Math.min(http, await elapsed(() => session.get(address)));
    const runAll = async () => {
      for (const statement of statements) await database.run(statement);
    };
    raw = Math.min(raw, await elapsed(runAll));
  }
  return { http, raw, ratio: http / (raw + smallest) };
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
