import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemSha256 } from '../node/ports/systemPorts.ts';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import { LoginThrottle } from './loginThrottle.ts';

const day = 24 * 60 * 60_000;

let database: TestDatabase;
let now: number;
let throttle: LoginThrottle;

beforeEach(async () => {
  database = await openTestDatabase();
  now = Date.UTC(2026, 2, 5, 9, 0);
  const ports = { database: database.db, clock: { now: () => now }, sha256: systemSha256 };
  throttle = new LoginThrottle(ports, { rows: 20, sweepEvery: 1 });
});
afterEach(() => database.close());

const attemptAt = (name: string, address: string) => ({
  name,
  address,
  device: undefined,
  unlockedAt: null,
});

const rows = () => database.db.selectFrom('loginThrottles').selectAll().execute();

test('many names and networks leave a bounded table, with the highest counters', async () => {
  const owner = attemptAt('owner', '192.0.2.1');
  for (let turn = 0; turn < 7; turn += 1) await throttle.countFailure(owner);
  for (let turn = 0; turn < 60; turn += 1) {
    now += 1;
    await throttle.countFailure(attemptAt(`name ${turn}`, `2001:db8:${turn}::1`));
  }
  expect((await rows()).length).toBeLessThanOrEqual(25);
  expect(await throttle.waitingTime(owner)).toBe(2 * 60_000 - 60);
});

test('expired counters are removed at the next failure', async () => {
  await throttle.countFailure(attemptAt('name', '192.0.2.1'));
  now += day;
  await throttle.countFailure(attemptAt('other', '198.51.100.1'));
  expect(await rows()).toHaveLength(4);
});

test('counting starts again after a day, whether or not expired counters were removed', async () => {
  const rarely = new LoginThrottle({
    database: database.db,
    clock: { now: () => now },
    sha256: systemSha256,
  });
  const attempt = attemptAt('name', '192.0.2.1');
  for (let turn = 0; turn < 9; turn += 1) await rarely.countFailure(attempt);
  expect(await rarely.waitingTime(attempt)).toBeGreaterThan(0);
  now += day;
  await rarely.countFailure(attempt);
  expect(new Set((await rows()).map(({ failures }) => failures))).toEqual(new Set([1]));
});
