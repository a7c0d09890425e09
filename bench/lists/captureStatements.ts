import { startServer } from '@facturatie/server/node';
import { StatementSync } from 'node:sqlite';
import pg from 'pg';
import { serverSettings } from './serverProcess.ts';
import { openSession } from './session.ts';
import type { DatabasePlace, Statement } from './places.ts';

/** The statements of a request on the tables of staff and sessions, not of the list. */
const aboutWhoAsks = /"(?:sessions|users)"|^\s*(?:begin|commit|rollback)/i;

/**
 * The statements that the server sends for each of these addresses, without those that find out who
 * asks. The server runs in this process for it, so that its drivers can be listened to.
 */
export async function captureStatements(
  place: DatabasePlace,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, readonly Statement[]>> {
  const sent: Statement[] = [];
  const stopListening = listenToDrivers((statement) => sent.push(statement));
  const server = await startServer({ ...(await serverSettings(place)), READ_THREADS: '0' });
  try {
    const session = await openSession(server.url);
    const found = new Map<string, readonly Statement[]>();
    for (const address of addresses) {
      sent.length = 0;
      await session.get(address);
      found.set(
        address,
        sent.filter(({ sql }) => !aboutWhoAsks.test(sql)),
      );
    }
    return found;
  } finally {
    stopListening();
    await server.stop();
  }
}

function listenToDrivers(onStatement: (statement: Statement) => void): () => void {
  const { query } = pg.Client.prototype;
  const { all } = StatementSync.prototype;
  pg.Client.prototype.query = function listened(this: pg.Client, ...given: unknown[]) {
    const [sql, values] = given;
    if (typeof sql === 'string') onStatement({ sql, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(query, this, given) as never;
  } as typeof query;
  StatementSync.prototype.all = function listened(this: StatementSync, ...values: unknown[]) {
    onStatement({ sql: this.sourceSQL, values });
    return Reflect.apply(all, this, values) as ReturnType<typeof all>;
  } as typeof all;
  return () => {
    pg.Client.prototype.query = query;
    StatementSync.prototype.all = all;
  };
}
