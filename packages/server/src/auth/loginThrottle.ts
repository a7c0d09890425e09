import type { Ports } from '../http/ports.ts';
import { networkOf } from './network.ts';

const second = 1000;
const minute = 60 * second;

/** Counting starts anew this long after the first failure. */
const countingPeriod = 24 * 60 * minute;

/** Failures in a row that cost no wait. More for an address: a whole office may share one. */
const freeNameFailures = 5;
const freeAddressFailures = 20;

/** The wait after the first failure too many; every further failure doubles it. */
const firstWait = 30 * second;
const longestWait = 15 * minute;

/**
 * Slows down guessing of passwords, per name and per network. The counts are rows, so every server
 * process sees them; a login that succeeds is never counted.
 */
export class LoginThrottle {
  readonly #ports: Pick<Ports, 'database' | 'clock' | 'sha256'>;

  constructor(ports: Pick<Ports, 'database' | 'clock' | 'sha256'>) {
    this.#ports = ports;
  }

  /**
   * Milliseconds until the next attempt is heard; 0 when it is heard now.
   * @param address the caller's IP address; undefined where there is no network
   */
  async waitingTime(name: string, address: string | undefined): Promise<number> {
    const counters = await this.#countersOf(name, address);
    const now = this.#ports.clock.now();
    const rows = await this.#ports.database
      .selectFrom('loginThrottles')
      .select(['key', 'failures', 'lastFailedAt'])
      .where('key', 'in', [...counters.keys()])
      .where('startedAt', '>', now - countingPeriod)
      .execute();
    const waits = rows.map(({ key, failures, lastFailedAt }) => {
      const excess = failures - (counters.get(key) ?? 0);
      return excess < 0 ? 0 : lastFailedAt + waitAfter(excess) - now;
    });
    return Math.max(0, ...waits);
  }

  /** Counts a failed attempt, and forgets counts whose period is over. */
  async countFailure(name: string, address: string | undefined): Promise<void> {
    const now = this.#ports.clock.now();
    await this.#ports.database
      .deleteFrom('loginThrottles')
      .where('startedAt', '<=', now - countingPeriod)
      .execute();
    for (const key of (await this.#countersOf(name, address)).keys()) {
      await this.#ports.database
        .insertInto('loginThrottles')
        .values({ key, failures: 1, startedAt: now, lastFailedAt: now })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((row) => ({
            failures: row('loginThrottles.failures', '+', 1),
            lastFailedAt: now,
          })),
        )
        .execute();
    }
  }

  /** Forgets the failures in a row of both: this attempt succeeded. */
  async forgive(name: string, address: string | undefined): Promise<void> {
    await this.#ports.database
      .deleteFrom('loginThrottles')
      .where('key', 'in', [...(await this.#countersOf(name, address)).keys()])
      .execute();
  }

  /** The keys to count under, with the failures that each has free. Hashed: what people type into a name box may be their password. */
  async #countersOf(name: string, address: string | undefined): Promise<Map<string, number>> {
    const { sha256 } = this.#ports;
    const counters = new Map([[await sha256(`name:${name}`), freeNameFailures]]);
    if (address !== undefined) {
      counters.set(await sha256(`address:${networkOf(address)}`), freeAddressFailures);
    }
    return counters;
  }
}

function waitAfter(excess: number): number {
  return Math.min(firstWait * 2 ** excess, longestWait);
}
