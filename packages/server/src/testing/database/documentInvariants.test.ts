import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../database/db.ts';
import { addCustomers } from '../records/addCustomers.ts';
import { addInvoice } from '../records/addInvoice.ts';
import { documentFaults } from './documentInvariants.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import type { TestDatabase } from './openTestDatabase.ts';

let database: TestDatabase;
let db: Db;

beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  await addCustomers(db, [{}, {}]);
  await addInvoice(db, { customerNumber: '1', unitPrices: [100_0000, 50_0000] });
  await addInvoice(db, { customerNumber: '2', unitPrices: [20_0000], paid: [10_00] });
});

afterEach(() => database.close());

test('a consistent database has no faults', async () => {
  expect(await documentFaults(db)).toEqual([]);
});

test.each<[string, (db: Db) => Promise<unknown>, RegExp]>([
  [
    'a line that is gone',
    (on) => on.deleteFrom('salesDocumentLines').where('sequence', '=', 1).execute(),
    /has total 18150, calculated 12100/,
  ],
  [
    'a number that is missing',
    (on) => on.updateTable('numberSeries').set({ lastSequence: 3 }).execute(),
    /^20261100003 is missing$/,
  ],
  [
    'a number beyond the series',
    (on) => on.updateTable('numberSeries').set({ lastSequence: 1 }).execute(),
    /counts only to 1/,
  ],
  [
    'a credit note that is missing',
    (on) =>
      on
        .insertInto('numberSeries')
        .values({ kind: 'creditNote', year: 2026, lastSequence: 1 })
        .execute(),
    /^20261200001 is missing$/,
  ],
  [
    'a number of another year',
    (on) => on.updateTable('salesDocuments').set({ date: '2025-01-01' }).execute(),
    /is of 2025-01-01/,
  ],
  [
    'a payment that does not count',
    (on) => on.updateTable('payments').set({ amount: 5_00 }).execute(),
    /says 1000 paid, not 500/,
  ],
  [
    'a payment of another customer',
    (on) =>
      on
        .updateTable('payments')
        .set((row) => ({ customerId: row('customerId', '-', 1) }))
        .execute(),
    /is of another customer/,
  ],
  [
    'a credit that no note gives',
    (on) => on.updateTable('dueDates').set({ credited: 1 }).execute(),
    /says 1 credited, not 0/,
  ],
  [
    'a due date of another amount',
    (on) =>
      on
        .updateTable('dueDates')
        .set((row) => ({ amount: row('amount', '+', 1) }))
        .execute(),
    /has a due date of 18151/,
  ],
  [
    'a due date of another day',
    (on) => on.updateTable('dueDates').set({ date: '2026-12-31' }).execute(),
    /has a due date of 2026-12-31/,
  ],
  [
    'an invoice without a due date',
    async (on) => {
      await on.deleteFrom('payments').execute();
      await on.deleteFrom('dueDates').execute();
    },
    /has no due date/,
  ],
])('%s is a fault', async (_name, damage, fault) => {
  await damage(db);
  expect(await documentFaults(db)).toContainEqual(expect.stringMatching(fault));
});
