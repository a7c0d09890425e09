import fc from 'fast-check';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { addCustomers, removeCustomers } from '../../testing/records/addCustomers.ts';
import { listCustomers } from '../customers/listCustomers.ts';
import { containsTerms } from './containsTerms.ts';
import { normaliseSearchText } from './normaliseSearchText.ts';
import { searchRows } from './searchRows.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(() => removeCustomers(database.db));

async function textsFound(condition: RawBuilder<boolean>): Promise<string[]> {
  const rows = await database.db
    .selectFrom('customers as found')
    .select('found.searchText')
    .where(condition)
    .orderBy('found.id')
    .execute();
  return rows.map(({ searchText }) => searchText);
}

const characters = Array.from('abéØ12"\'%_\\-.*𝒳 ');
const anyWords = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 });

test('finds what a comparison of every row finds, also after changes and removals', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(anyWords, anyWords), { minLength: 1, maxLength: 8 }),
      fc.array(anyWords, { minLength: 1, maxLength: 8 }),
      async (texts, searches) => {
        await removeCustomers(db);
        await addCustomers(
          db,
          texts.map(([companyName]) => ({ companyName })),
        );
        for (const [index, [, later]] of texts.entries()) {
          const row = String(index + 1);
          if (index % 3 === 1) await db.deleteFrom('customers').where('number', '=', row).execute();
          if (index % 3 === 2) {
            const searchText = normaliseSearchText(later);
            await db
              .updateTable('customers')
              .set({ searchText })
              .where('number', '=', row)
              .execute();
          }
        }
        for (const search of [...searches, ...texts.flat()]) {
          expect(await textsFound(searchRows(db, 'customers', search).where())).toEqual(
            await textsFound(containsTerms(db, 'found.searchText', search)),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('pages of many and of few found rows are in the order of the list', async () => {
  const many = 1200;
  const added = Array.from({ length: many }, (_, index) => ({
    number: String(many - index),
    companyName: index % 100 === 7 ? 'Bakkerij Zelden' : 'Bakkerij Vaak',
  }));
  await addCustomers(database.db, added.slice(0, many / 2));
  await addCustomers(database.db, added.slice(many / 2));
  const page = async (search: string, number: number) => {
    const request = { search, page: number, perPage: 5 };
    const { rows, total } = await listCustomers(database.db, request);
    return [total, ...rows.map((row) => row.number)];
  };
  expect(await page('bakkerij', 1)).toEqual([many, '1', '2', '3', '4', '5']);
  expect(await page('kerij', 240)).toEqual([many, '1196', '1197', '1198', '1199', '1200']);
  expect(await page('zelden', 1)).toEqual([12, '93', '193', '293', '393', '493']);
  expect(await page('elden ba', 3)).toEqual([12, '1093', '1193']);
  expect(await page('elden', 4)).toEqual([12]);
});
