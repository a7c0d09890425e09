import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import type { Db } from './db.ts';
import { executeTogether, executeUnawaited, inTransaction } from './transaction.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterEach(() => db.deleteFrom('settings').execute());
afterAll(() => database.close());

const added = (to: Db, key: string) => to.insertInto('settings').values({ key, value: key });

const keys = (from: Db) => from.selectFrom('settings').select('key').orderBy('key');

const keysOf = async (from: Db) => (await keys(from).execute()).map(({ key }) => key);

test('statements together run in their order, and give the rows of each', async () => {
  const result = await inTransaction(db, (trx) =>
    executeTogether(trx, [
      added(trx, 'a').returning('value').compile(),
      undefined,
      keys(trx).compile(),
    ]),
  );
  expect(result).toEqual([[{ value: 'a' }], [], [{ key: 'a' }]]);
});

test('of statements together that fail the first error is thrown, and nothing is kept', async () => {
  const failing = inTransaction(db, (trx) =>
    executeTogether(trx, [
      added(trx, 'a').compile(),
      added(trx, 'a').compile(),
      added(trx, 'b').compile(),
    ]),
  );
  await expect(failing).rejects.toThrow(/unique/i);
  expect(await keysOf(db)).toEqual([]);
});

test('what is not awaited is seen by the statements after it, and committed', async () => {
  await inTransaction(db, async (trx) => {
    await executeUnawaited(trx, [added(trx, 'a').compile(), undefined, added(trx, 'b').compile()]);
    expect(await keysOf(trx)).toEqual(['a', 'b']);
    await executeUnawaited(trx, [added(trx, 'c').compile()]);
  });
  expect(await keysOf(db)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['nothing', async () => undefined],
  ['another statement', async (trx: Db) => added(trx, 'b').execute()],
])(
  'when what is not awaited fails and %s follows, its error is thrown and nothing kept',
  async (_what, follow) => {
    const failing = inTransaction(db, async (trx) => {
      await added(trx, 'a').execute();
      await executeUnawaited(trx, [added(trx, 'a').compile(), added(trx, 'c').compile()]);
      await follow(trx);
    });
    await expect(failing).rejects.toThrow(/unique/i);
    expect(await keysOf(db)).toEqual([]);
    await inTransaction(db, async (trx) => executeUnawaited(trx, [added(trx, 'd').compile()]));
    expect(await keysOf(db)).toEqual(['d']);
  },
);
