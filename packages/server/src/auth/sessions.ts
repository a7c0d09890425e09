import { inTransaction } from '../database/transaction.ts';
import type { User } from '../database/schema.ts';
import type { Ports } from '../http/ports.ts';
import type { ServerSettings } from '../http/serverSettings.ts';
import { newSecret } from './secret.ts';

/** The session that a request belongs to. */
export interface Session {
  readonly tokenHash: string;
  readonly userId: number;
  /** The display name, shown in the log of changes and in a conflict. */
  readonly userName: string;
}

/** A session found by its cookie, with the hash of the token that a change requires. */
export interface CookieSession extends Session {
  readonly xsrfHash: string;
}

/** The three secrets of a new session. They leave the server once; only their hashes stay. */
export interface IssuedSession {
  /** Sent as bearer token. */
  readonly accessToken: string;
  /** Sent as HttpOnly cookie, for calls without a bearer token. */
  readonly cookieSecret: string;
  /** Sent back in a header beside the cookie. */
  readonly xsrfToken: string;
}

/** A user as it was when its password was checked. */
export type CheckedUser = Pick<User, 'id' | 'passwordHash'>;

/** The last use is written no more often than this, in milliseconds. */
const lastUsePrecision = 60_000;

export interface SessionsOptions extends Pick<
  Ports,
  'database' | 'lookups' | 'clock' | 'random' | 'sha256'
> {
  readonly settings: ServerSettings;
}

/** Sessions as rows: shared by all server processes, and preserved by a restart. */
export class Sessions {
  readonly #options: SessionsOptions;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /**
   * Starts a session of a user whose password was checked, and forgets those that ended.
   * @returns undefined when the user was disabled or got another password since it was read
   */
  async start(checked: CheckedUser): Promise<IssuedSession | undefined> {
    const { database, clock, random, sha256, settings } = this.#options;
    const now = clock.now();
    await this.#forgetEnded(now);
    const issued = {
      accessToken: newSecret(random),
      cookieSecret: newSecret(random),
      xsrfToken: newSecret(random),
    };
    const session = {
      tokenHash: await sha256(issued.accessToken),
      cookieHash: await sha256(issued.cookieSecret),
      xsrfHash: await sha256(issued.xsrfToken),
      userId: checked.id,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + settings.sessionLifetime,
    };
    return inTransaction(database, async (trx) => {
      // The row stays locked until the session is inserted, so that ending all sessions of the user includes it.
      const { numUpdatedRows } = await trx
        .updateTable('users')
        .set({ lastSignedInAt: now })
        .where('id', '=', checked.id)
        .where('active', '=', 1)
        .where('passwordHash', '=', checked.passwordHash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return undefined;
      await trx.insertInto('sessions').values(session).execute();
      return issued;
    });
  }

  /**
   * The session of an access token, while it runs: neither too old nor too long unused, and of a
   * user who may still sign in.
   */
  async find(accessToken: string): Promise<Session | undefined> {
    const hash = await this.#options.sha256(accessToken);
    const [found] = await this.#running('sessions.tokenHash', [hash]);
    if (found === undefined) return undefined;
    const { xsrfHash: _xsrfHash, ...session } = found;
    return session;
  }

  /** The same by the values of cookies with the session's name. */
  async findByCookies(cookieSecrets: readonly string[]): Promise<CookieSession[]> {
    const { sha256 } = this.#options;
    return this.#running(
      'sessions.cookieHash',
      await Promise.all(cookieSecrets.map(async (secret) => sha256(secret))),
    );
  }

  async #running(
    column: 'sessions.tokenHash' | 'sessions.cookieHash',
    hashes: readonly string[],
  ): Promise<CookieSession[]> {
    if (hashes.length === 0) return [];
    const { database, lookups = database, clock, settings } = this.#options;
    const now = clock.now();
    const running = await lookups
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select([
        'sessions.tokenHash',
        'sessions.xsrfHash',
        'sessions.lastUsedAt',
        'users.id as userId',
        'users.displayName as userName',
      ])
      .where(column, 'in', hashes)
      .where('sessions.expiresAt', '>', now)
      .where('sessions.lastUsedAt', '>', now - settings.sessionIdleLimit)
      .where('users.active', '=', 1)
      .execute();
    for (const { tokenHash, lastUsedAt } of running) {
      if (lastUsedAt <= now - lastUsePrecision) await this.#markUsed(tokenHash, now);
    }
    return running.map(({ lastUsedAt: _lastUsedAt, ...found }) => found);
  }

  /** Ends a session and invalidates its secrets. */
  async end({ tokenHash }: Session): Promise<void> {
    await this.#options.database
      .deleteFrom('sessions')
      .where('tokenHash', '=', tokenHash)
      .execute();
  }

  async #markUsed(tokenHash: string, now: number): Promise<void> {
    await this.#options.database
      .updateTable('sessions')
      .set({ lastUsedAt: now })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }

  async #forgetEnded(now: number): Promise<void> {
    const { database, settings } = this.#options;
    await database
      .deleteFrom('sessions')
      .where((where) =>
        where.or([
          where('expiresAt', '<=', now),
          where('lastUsedAt', '<=', now - settings.sessionIdleLimit),
        ]),
      )
      .execute();
  }
}
