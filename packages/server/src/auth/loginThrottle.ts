import type { Db } from '../database/db.ts';
import { lockedUnlessHeld } from '../database/rowLock.ts';
import type { Ports } from '../http/ports.ts';
import { normaliseLoginName } from './loginName.ts';
import { networksOf } from './network.ts';
import type { Network } from './network.ts';

const second = 1000;
const minute = 60 * second;

/** Counting starts again this long after the first failure. */
const countingPeriod = 24 * 60 * minute;

/** A counter that is further ahead than this was written by a clock that was wrong. */
const clockTolerance = 5 * second;

/** Failures of one device, or of one name and network, after which there is a wait. */
const freeOwnFailures = 5;

/** The same of a name in all networks together, device cookies left out. */
const freeNameFailures = 20;

/** The same of a network: a whole office may share an address. A provider is not counted. */
const freeNetworkFailures: Readonly<Partial<Record<Network['width'], number>>> = {
  host: 30,
  home: 60,
  site: 120,
};

/** The wait after as many failures; every further failure doubles it. */
const firstWait = 30 * second;
const longestWait = 15 * minute;

/** How long after `unlock` the failures that others made at that name do not count. */
const unlockedFor = 15 * minute;

/** The maximum number of rows, and of failures in this process between two clean-ups. */
const defaultLimits = { rows: 100_000, sweepEvery: 100 };

/** An attempt to sign in, as far as it is counted. */
export interface CountedAttempt {
  /** Normalised. */
  readonly name: string;
  /** The caller's IP address; undefined where there is no network. */
  readonly address: string | undefined;
  /** The device of a valid cookie for this name; undefined for any other browser. */
  readonly device: string | undefined;
  /** When an operator last unlocked this name; null if never. */
  readonly unlockedAt: number | null;
}

interface Counter {
  /** Hashed, because the typed name may be a password. */
  readonly key: string;
  /** Of the name; null for a network. */
  readonly nameKey: string | null;
  readonly freeFailures: number;
  /** Whether it holds for a name that was just unlocked. */
  readonly survivesUnlock: boolean;
}

type ThrottlePorts = Pick<Ports, 'database' | 'clock' | 'sha256'>;

/**
 * Slows down guessing of passwords. An attempt with a valid device cookie is counted for that device
 * only; any other for its name and network together, its name, and its networks. The counts are rows,
 * so every server process sees them.
 */
export class LoginThrottle {
  readonly #ports: ThrottlePorts;
  readonly #limits: typeof defaultLimits;
  #failuresUntilSweep = 0;

  constructor(ports: ThrottlePorts, limits = defaultLimits) {
    this.#ports = ports;
    this.#limits = limits;
  }

  /** Milliseconds until the next attempt is checked, at most a quarter of an hour; 0 for now. */
  async waitingTime(attempt: CountedAttempt): Promise<number> {
    const all = await this.#countersOf(attempt);
    const now = this.#ports.clock.now();
    const counters = isUnlocked(attempt, now)
      ? all.filter(({ survivesUnlock }) => survivesUnlock)
      : all;
    const free = new Map(counters.map(({ key, freeFailures }) => [key, freeFailures]));
    const rows = await this.#ports.database
      .selectFrom('loginThrottles')
      .select(['key', 'failures', 'lastFailedAt'])
      .where('key', 'in', [...free.keys()])
      .where('startedAt', '>', now - countingPeriod)
      .where('lastFailedAt', '<=', now + clockTolerance)
      .execute();
    const waits = rows.map(({ key, failures, lastFailedAt }) => {
      const excess = failures - (free.get(key) ?? 0);
      return excess < 0 ? 0 : Math.min(lastFailedAt, now) + waitAfter(excess) - now;
    });
    return Math.max(0, ...waits);
  }

  /** Counts a failed attempt. */
  async countFailure(attempt: CountedAttempt): Promise<void> {
    await this.#sweepNowAndThen();
    const now = this.#ports.clock.now();
    const counters = await this.#countersOf(attempt);
    // Always in one order, so that processes never deadlock on these rows.
    const rows = counters
      .map(({ key, nameKey }) => ({ key, nameKey, failures: 1, startedAt: now, lastFailedAt: now }))
      .toSorted((left, right) => (left.key < right.key ? -1 : 1));
    await this.#ports.database
      .insertInto('loginThrottles')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => {
          const isOver = eb.or([
            eb('loginThrottles.startedAt', '<=', now - countingPeriod),
            eb('loginThrottles.lastFailedAt', '>', now + clockTolerance),
          ]);
          const failures = ref('loginThrottles.failures');
          const startedAt = ref('loginThrottles.startedAt');
          return {
            failures: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb(failures, '+', 1))
              .end(),
            startedAt: eb.case().when(isOver).then(now).else(startedAt).end(),
            lastFailedAt: now,
          };
        }),
      )
      .execute();
  }

  /**
   * Forgets what this device failed, or this name in this network: the attempt succeeded. The wider
   * counters lose those failures too, and no others.
   */
  async forgive(attempt: CountedAttempt): Promise<void> {
    const { database, clock } = this.#ports;
    const [own, ...wider] = await this.#countersOf(attempt);
    const forgiven = await database
      .deleteFrom('loginThrottles')
      .where('key', '=', own.key)
      .where('startedAt', '>', clock.now() - countingPeriod)
      .returning('failures')
      .executeTakeFirst();
    if (forgiven === undefined) return;
    for (const { key } of wider) {
      await database
        .updateTable('loginThrottles')
        .set(({ eb }) => ({ failures: eb('failures', '-', forgiven.failures) }))
        .where('key', '=', key)
        .where('failures', '>=', forgiven.failures)
        .execute();
    }
  }

  async #countersOf(attempt: CountedAttempt): Promise<[own: Counter, ...wider: Counter[]]> {
    const { sha256 } = this.#ports;
    const { name, address, device } = attempt;
    const nameKey = await nameKeyOf(sha256, name);
    const own = { nameKey, freeFailures: freeOwnFailures, survivesUnlock: true };
    if (device !== undefined) return [{ ...own, key: await sha256(`device:${device}`) }];
    const networks = address === undefined ? [] : networksOf(address);
    const place = networks[0]?.name ?? '';
    return [
      { ...own, key: await sha256(`name and network:${JSON.stringify([name, place])}`) },
      { nameKey, key: nameKey, freeFailures: freeNameFailures, survivesUnlock: false },
      ...(await this.#countersOfNetworks(networks)),
    ];
  }

  async #countersOfNetworks(networks: readonly Network[]): Promise<Counter[]> {
    const counters: Counter[] = [];
    for (const { width, name } of networks) {
      const freeFailures = freeNetworkFailures[width];
      if (freeFailures === undefined) continue;
      const key = await this.#ports.sha256(`network:${name}`);
      // Without it, the owner of a /48 would get free failures at the name from each /64 in it.
      const survivesUnlock = width === 'site';
      counters.push({ key, nameKey: null, freeFailures, survivesUnlock });
    }
    return counters;
  }

  /** Keeps the table small: deletes expired rows, then those with the fewest failures, oldest first. */
  async #sweepNowAndThen(): Promise<void> {
    this.#failuresUntilSweep -= 1;
    if (this.#failuresUntilSweep > 0) return;
    this.#failuresUntilSweep = this.#limits.sweepEvery;
    const { database, clock } = this.#ports;
    const now = clock.now();
    const keys = lockedUnlessHeld(database, database.selectFrom('loginThrottles').select('key'));
    const isOver = keys.where(({ eb, or }) =>
      or([
        eb('startedAt', '<=', now - countingPeriod),
        eb('lastFailedAt', '>', now + clockTolerance),
      ]),
    );
    await database.deleteFrom('loginThrottles').where('key', 'in', isOver).execute();
    const { rows } = this.#limits;
    const tooMany = keys.orderBy('failures', 'desc').orderBy('lastFailedAt', 'desc');
    await database
      .deleteFrom('loginThrottles')
      .where('key', 'in', tooMany.limit(rows).offset(rows))
      .execute();
  }
}

/** Forgets every failure that was counted for a name; those of its networks stay. */
export async function forgetFailures(
  database: Db,
  sha256: Ports['sha256'],
  name: string,
): Promise<void> {
  const nameKey = await nameKeyOf(sha256, normaliseLoginName(name));
  await database.deleteFrom('loginThrottles').where('nameKey', '=', nameKey).execute();
}

async function nameKeyOf(sha256: Ports['sha256'], name: string): Promise<string> {
  return sha256(`name:${name}`);
}

function isUnlocked({ unlockedAt }: CountedAttempt, now: number): boolean {
  if (unlockedAt === null) return false;
  return unlockedAt <= now + clockTolerance && now < unlockedAt + unlockedFor;
}

function waitAfter(excess: number): number {
  return Math.min(firstWait * 2 ** excess, longestWait);
}
