import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startChild } from '../../testing/processes/childProcess.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { runSeed } from './seed.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase({ migrated: false });
});

afterEach(() => database.close());

const usage = 'Use: npm run seed -- [--customers NUMBER] [--documents NUMBER] [--seed NUMBER]';

/** Runs the command on the test's database and keeps what it wrote. */
async function run(commandLine: string[], { isTTY = false, signal = neverStopped() } = {}) {
  const written = { out: '', err: '' };
  const stream = (name: keyof typeof written) => ({
    isTTY,
    write: (text: string) => void (written[name] += text),
  });
  const streams = { out: stream('out'), err: stream('err') };
  return { code: await runSeed(commandLine, database.environment, streams, signal), ...written };
}

function neverStopped(): AbortSignal {
  return new AbortController().signal;
}

async function customerNumbers(): Promise<string[]> {
  const rows = await database.db
    .selectFrom('customers')
    .select('number')
    .orderBy('numberOrder')
    .execute();
  return rows.map(({ number }) => number);
}

describe('npm run seed', () => {
  test('fills a database that has no tables yet, and says so', async () => {
    const { code, out, err } = await run(['--customers', '1500']);
    expect([code, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^1000 of 1500 customers \(66 %, \d+ a second\)$/);
    expect(lines[1]).toMatch(/^1500 of 1500 customers \(100 %, \d+ a second\)$/);
    expect(lines[2]).toMatch(/^Added 1500 customers in \d+\.\d s\.$/);
    expect(lines).toHaveLength(3);
    const numbers = await customerNumbers();
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([1500, '1001', '2500']);
  });

  test('adds to the existing data', async () => {
    await run(['--customers', '2']);
    const { code } = await run(['--customers', '1', '--seed', '9']);
    expect(code).toBe(0);
    expect(await customerNumbers()).toEqual(['1001', '1002', '1003']);
  });

  test('rewrites one line on a terminal', async () => {
    const { out } = await run(['--customers', '3'], { isTTY: true });
    expect(out).toMatch(
      /^\r3 of 3 customers \(100 %, \d+ a second\) *\nAdded 3 customers in .* s\.\n$/,
    );
  });

  test.each([
    [[], usage],
    [['100'], usage],
    [['--customers'], usage],
    [['--klanten', '5'], usage],
    [
      ['--customers', 'veel'],
      "--customers must be a whole number from 1 to 100000000, not 'veel'.",
    ],
    [['--customers', '0'], "--customers must be a whole number from 1 to 100000000, not '0'."],
    [['--customers', '1e3'], "--customers must be a whole number from 1 to 100000000, not '1e3'."],
    [['--customers=-5'], "--customers must be a whole number from 1 to 100000000, not '-5'."],
    [
      ['--customers', '5', '--seed', '1.5'],
      "--seed must be a whole number from 0 to 4294967295, not '1.5'.",
    ],
  ])('refuses %j in one line and adds nothing', async (commandLine, line) => {
    expect(await run(commandLine)).toEqual({ code: 1, out: '', err: `${line}\n` });
    const tables = await database.db.introspection.getTables();
    expect(tables).toEqual([]);
  });

  test('stops on command, and continues at the next call', async () => {
    const controller = new AbortController();
    controller.abort();
    const stopped = await run(['--customers', '5'], { signal: controller.signal });
    expect(stopped.code).toBe(130);
    expect(stopped.err).toBe(
      'Stopped; what was written stays. The same command continues from here.\n',
    );
    expect(await customerNumbers()).toEqual([]);
    expect((await run(['--customers', '5'])).code).toBe(0);
    expect(await customerNumbers()).toHaveLength(5);
  });

  test('killed in the middle, the same command finishes it, no row lost or written twice', async () => {
    const commandLine = ['--customers', '12000', '--seed', '4'];
    const file = new URL('./seed.ts', import.meta.url);
    const child = startChild(file, commandLine, database.environment);
    await child.wrote('of 12000 customers');
    child.process.kill('SIGKILL');
    expect((await child.ended).code).toBeNull();
    const written = (await customerNumbers()).length;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(12_000);

    const { out } = await run(commandLine);
    expect(out).toContain(`Added ${12_000 - written} customers`);
    const numbers = await customerNumbers();
    expect([numbers.length, numbers.at(-1)]).toEqual([12_000, '13000']);
    const vat = await database.db
      .selectFrom('customers')
      .select('vatNumber')
      .where('vatNumber', '<>', '')
      .execute();
    expect(new Set(vat.map(({ vatNumber }) => vatNumber)).size).toBe(vat.length);
  }, 60_000);
});
