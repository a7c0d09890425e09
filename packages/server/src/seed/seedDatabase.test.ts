import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listCustomers } from '../database/customers/listCustomers.ts';
import type { Db } from '../database/db.ts';
import { migrate } from '../database/migrate.ts';
import { openWasmSqlite } from '../database/sqlite/openWasmSqlite.ts';
import { addCustomers } from '../testing/records/addCustomers.ts';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import { generateCustomer } from './generate/generateCustomer.ts';
import { seedDatabase } from './seedDatabase.ts';
import type { SeedProgress } from './writeInBatches.ts';

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});

afterEach(() => database.close());

async function everything(from: Db) {
  return {
    customers: await from.selectFrom('customers').selectAll().orderBy('numberOrder').execute(),
    groups: await from.selectFrom('customerGroups').selectAll().orderBy('id').execute(),
    representatives: await from.selectFrom('representatives').selectAll().orderBy('id').execute(),
  };
}

async function names(from: Db): Promise<string[]> {
  const rows = await from
    .selectFrom('customers')
    .select('companyName')
    .orderBy('numberOrder')
    .execute();
  return rows.map(({ companyName }) => companyName);
}

/** The names of customers `from` up to, not including, `to` of a stream. */
function stream(seed: number, from: number, to: number): string[] {
  return Array.from(
    { length: to - from },
    (_, index) => generateCustomer(seed, from + index).companyName,
  );
}

describe('seeding', () => {
  test('writes the same on SQLite, PostgreSQL and WebAssembly', async () => {
    const inMemory = await openWasmSqlite();
    await migrate(inMemory);
    await seedDatabase(inMemory, { customers: 300, seed: 5 });
    expect(await seedDatabase(db, { customers: 300, seed: 5 })).toEqual({
      customers: 300,
      documents: 0,
    });
    expect(await everything(db)).toEqual(await everything(inMemory));
    await inMemory.destroy();
  });

  test('numbers customers from 1001 on, in the order of the stream', async () => {
    await seedDatabase(db, { customers: 1203, seed: 1 });
    expect(await names(db)).toEqual(stream(1, 0, 1203));
    const { rows, total } = await listCustomers(db, { search: '', page: 121, perPage: 10 });
    expect([total, rows.map(({ number }) => number)]).toEqual([1203, ['2201', '2202', '2203']]);
  });

  test('customers are found by their fields', async () => {
    await seedDatabase(db, { customers: 50, seed: 1 });
    const { customers } = await everything(db);
    for (const { number, vatNumber, phone, companyName, city } of customers) {
      for (const search of [vatNumber, phone, `${companyName} ${city}`].filter(Boolean)) {
        const { rows } = await listCustomers(db, { search, page: 1, perPage: 50 });
        expect(rows.map((row) => row.number)).toContain(number);
      }
    }
  });

  test('continues after the highest number, and keeps the existing rows', async () => {
    await addCustomers(db, [{ number: '4999', companyName: 'Was er al' }, { number: 'K-9' }]);
    await seedDatabase(db, { customers: 2, seed: 1 });
    const { rows } = await listCustomers(db, { search: '', page: 1, perPage: 10 });
    expect(rows.map(({ number }) => number)).toEqual(['4999', '5000', '5001', 'K-9']);
    expect(rows[0]?.companyName).toBe('Was er al');
  });

  test('again continues with the next customers of the stream, in the same groups', async () => {
    await seedDatabase(db, { customers: 5, seed: 1 });
    await seedDatabase(db, { customers: 7, seed: 1 });
    expect(await names(db)).toEqual(stream(1, 0, 12));
    const { groups, representatives } = await everything(db);
    expect([groups.length, representatives.length]).toEqual([12, 5]);
  });

  test('with another seed begins that stream, beside the first', async () => {
    await seedDatabase(db, { customers: 3, seed: 1 });
    await seedDatabase(db, { customers: 3, seed: 2 });
    expect(await names(db)).toEqual([...stream(1, 0, 3), ...stream(2, 0, 3)]);
  });

  test('reports its progress after every batch', async () => {
    const reported: SeedProgress[] = [];
    const onProgress = (progress: SeedProgress) => void reported.push(progress);
    await seedDatabase(db, { customers: 2500, seed: 1, onProgress });
    expect(reported).toEqual([
      { thing: 'customers', written: 1000, total: 2500 },
      { thing: 'customers', written: 2000, total: 2500 },
      { thing: 'customers', written: 2500, total: 2500 },
    ]);
  });

  test('stopped between two batches, the next call finishes it', async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort(new Error('genoeg'));
    const request = { customers: 2500, seed: 1 };
    const stopped = seedDatabase(db, { ...request, onProgress, signal: controller.signal });
    await expect(stopped).rejects.toThrow('genoeg');
    expect(await names(db)).toEqual(stream(1, 0, 1000));
    expect(await seedDatabase(db, request)).toMatchObject({ customers: 1500 });
    expect(await names(db)).toEqual(stream(1, 0, 2500));
  });

  test('called with another number after a stop, adds that number', async () => {
    const controller = new AbortController();
    const stopped = seedDatabase(db, {
      customers: 2500,
      seed: 1,
      onProgress: () => controller.abort(),
      signal: controller.signal,
    });
    await expect(stopped).rejects.toThrow('abort');
    expect(await seedDatabase(db, { customers: 10, seed: 1 })).toMatchObject({ customers: 10 });
    expect(await names(db)).toEqual(stream(1, 0, 1010));
  });

  test('a batch that fails leaves no part of it, and the next call writes it', async () => {
    const failing = new Error('verbinding weg');
    const broken: Db = failAfter(db, failing);
    await expect(seedDatabase(broken, { customers: 20, seed: 1 })).rejects.toThrow(failing);
    expect(await names(db)).toEqual([]);
    expect(await seedDatabase(db, { customers: 20, seed: 1 })).toMatchObject({ customers: 20 });
    expect(await names(db)).toEqual(stream(1, 0, 20));
  });

  test('from two processes at once shares one run', async () => {
    const other = database.reopen();
    const request = { customers: 4000, seed: 1 };
    const [here, there] = await Promise.all([
      seedDatabase(db, request),
      seedDatabase(other, request),
    ]);
    expect(here.customers + there.customers).toBe(4000);
    expect(await names(db)).toEqual(stream(1, 0, 4000));
  });

  test('two concurrent seeds do not share a number', async () => {
    const other = database.reopen();
    await Promise.all([
      seedDatabase(db, { customers: 2500, seed: 1 }),
      seedDatabase(other, { customers: 2500, seed: 2 }),
    ]);
    expect((await names(db)).toSorted()).toEqual(
      [...stream(1, 0, 2500), ...stream(2, 0, 2500)].toSorted(),
    );
  });

  test('inside a transaction is rolled back with it', async () => {
    const work = db.transaction().execute(async (trx) => {
      expect(await seedDatabase(trx, { customers: 1500, seed: 1 })).toMatchObject({
        customers: 1500,
      });
      throw new Error('toch niet');
    });
    await expect(work).rejects.toThrow('toch niet');
    const { customers, groups } = await everything(db);
    expect([customers, groups]).toEqual([[], []]);
    expect(await seedDatabase(db, { customers: 2, seed: 1 })).toMatchObject({ customers: 2 });
  });
});

/** The same database, on which recording a batch fails. */
function failAfter(healthy: Db, error: Error): Db {
  return healthy.withPlugin({
    transformQuery({ node }) {
      if (node.kind === 'UpdateQueryNode') throw error;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
