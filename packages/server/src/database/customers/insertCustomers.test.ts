import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomers, removeCustomers } from '../../testing/records/addCustomers.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { highestCustomerNumber } from './highestCustomerNumber.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(() => removeCustomers(database.db));

test('absent fields are empty, 0 or the default of the specification', async () => {
  await addCustomers(database.db, [{ number: '12', companyName: 'Ooms', discount: 250 }]);
  const row = await database.db.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
  const { id, groupId, ...rest } = row;
  expect(id).toBeGreaterThan(0);
  expect(groupId).toBeGreaterThan(0);
  const filled = Object.entries(rest).filter(([, value]) => value !== '');
  expect(Object.fromEntries(filled)).toEqual({
    number: '12',
    numberOrder: '000000000000012',
    companyName: 'Ooms',
    representativeId: null,
    emailVerified: 0,
    discount: 250,
    countingType: 'F',
    creditLimit: 0,
    openingBalance: 0,
    country: 'BE',
    deliveryCountry: 'BE',
    searchText: '12 ooms',
    eInvoiceFault: 0,
    version: 1,
  });
});

test('two customers cannot have numbers that are equal after normalisation', async () => {
  await addCustomers(database.db, [{ number: 'K-7' }]);
  await expect(addCustomers(database.db, [{ number: 'k-007' }])).rejects.toThrow(/unique/i);
});

test.each([{ number: '' }, { discount: 10_001 }, { discount: -1 }, { groupId: 987_654 }])(
  'the database refuses %o',
  async (customer) => {
    await expect(addCustomers(database.db, [customer])).rejects.toThrow(/constraint/i);
  },
);

test('amounts beyond 32 bits are stored without loss', async () => {
  await addCustomers(database.db, [{ creditLimit: 900_719_925_474_099, openingBalance: -5 }]);
  const row = await database.db
    .selectFrom('customers')
    .select(['creditLimit', 'openingBalance'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ creditLimit: 900_719_925_474_099, openingBalance: -5 });
});

test.each([
  [[], 0],
  [['1001', '999', '5'], 1001],
  [['007', 'K-9000', '12-9999', '8'], 8],
  [['K-1'], 0],
  [['vijftienletters', '8'], 8],
])('of %j the highest plain number is %i', async (numbers, highest) => {
  await addCustomers(
    database.db,
    numbers.map((number) => ({ number })),
  );
  expect(await highestCustomerNumber(database.db)).toBe(highest);
});
