import pg from 'pg';
import type { Log } from '../../http/ports.ts';
import { StartupError } from '../startupError.ts';

/** Any constant does: it only has to differ from other advisory locks on the database. */
const serverLock = 734_205_118_227;

const connectTimeoutMs = 10_000;
const reconnectMs = 5_000;

type Mode = 'shared' | 'alone';

/**
 * Says of a PostgreSQL database, for as long as this process lives, that a server works on it. Any
 * number of servers do so together; a restore wants to be alone. The claim is an advisory lock of a
 * connection of its own: it ends with the process, however that ends.
 * @returns what gives the claim up
 * @throws StartupError while a restore is running
 */
export async function claimPostgres(databaseUrl: string, log: Log): Promise<() => Promise<void>> {
  const claim = new SharedClaim(databaseUrl, log);
  await claim.take();
  return () => claim.giveUp();
}

/**
 * Claims a PostgreSQL database for a restore.
 * @returns what gives the claim up
 * @throws StartupError while a server works on it
 */
export async function claimPostgresAlone(databaseUrl: string): Promise<() => Promise<void>> {
  const client = await lockedClient(databaseUrl, 'alone');
  if (client === undefined) {
    throw new StartupError('A server works on this database: stop every server of it first.');
  }
  return () => client.end();
}

class SharedClaim {
  readonly #databaseUrl: string;
  readonly #log: Log;
  #client: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #givenUp = false;

  constructor(databaseUrl: string, log: Log) {
    this.#databaseUrl = databaseUrl;
    this.#log = log;
  }

  async take(): Promise<void> {
    const client = await lockedClient(this.#databaseUrl, 'shared');
    if (client === undefined) {
      throw new StartupError('A restore of this database is running: start when it is done.');
    }
    if (this.#givenUp) return client.end();
    client.once('error', () => this.#takeAgainLater());
    client.once('end', () => this.#takeAgainLater());
    this.#client = client;
  }

  async giveUp(): Promise<void> {
    this.#givenUp = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  /** The connection was lost: the server waits for the database, and so does the claim. */
  #takeAgainLater(): void {
    this.#client = undefined;
    if (this.#givenUp || this.#retry !== undefined) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.take().catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        this.#log.write({ level: 'warning', event: 'databaseClaimLost', fields: { reason } });
        this.#takeAgainLater();
      });
    }, reconnectMs);
    this.#retry.unref();
  }
}

/** A connection that holds the lock; undefined when others hold it. */
async function lockedClient(databaseUrl: string, mode: Mode): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: mode === 'shared' ? 'facturatie server' : 'facturatie restore',
    keepAlive: true,
  });
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const lock = mode === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    const { rows } = await client.query<{ locked: boolean }>(
      `select ${lock}(${serverLock}) as locked`,
    );
    if (rows[0]?.locked === true) return client;
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return undefined;
}
