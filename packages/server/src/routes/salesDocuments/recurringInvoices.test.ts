import { listRecurringInvoices } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await addCustomers(server.db, [
    {
      companyName: 'Café De Zwaan',
      street: 'Markt 1',
      city: 'Gent',
      phone: '09 123 45 67',
      email: 'zwaan@cafe.example',
      mobile: '0475 12 34 56',
      notes: 'Sleutel bij de buren.',
    },
    { companyName: 'Garage Peeters', city: 'Aalst' },
  ]);
  const [zwaan, peeters] = await server.db
    .selectFrom('customers')
    .select('id')
    .orderBy('number')
    .execute();
  for (const [customerNumber, year] of [
    ['1', 2026],
    ['1', 2026],
    ...Array.from({ length: 21 }, (_, index) => ['2', index === 0 ? 2026 : 2025] as const),
  ] as const) {
    await addInvoice(server.db, { customerNumber, date: `${year}-02-01` });
  }
  const row = (customerId = 0, documentNumber = '', nextDate: string | null = null) => ({
    customerId,
    documentNumber,
    lastDate: nextDate === null ? null : '2026-02-01',
    nextDate,
  });
  await server.db
    .insertInto('recurringInvoices')
    .values([
      { ...row(peeters?.id, '20261100003'), frequency: 'weekly' },
      { ...row(zwaan?.id, '20261100002', '2026-05-01'), frequency: 'quarterly' },
      { ...row(zwaan?.id, '20261100001', '2026-03-01'), frequency: 'monthly' },
      ...Array.from({ length: 20 }, (_, index) => ({
        ...row(peeters?.id, `2025110${String(index + 1).padStart(4, '0')}`, '2027-01-01'),
        frequency: 'yearly' as const,
      })),
    ])
    .execute();
});
afterAll(() => server.close());

const find = async (search: string, page = 1) =>
  (await call(listRecurringInvoices, { query: { page, perPage: 10, search } })).recurringInvoices;

const numbersOf = async (search: string, page = 1) =>
  (await find(search, page)).data.map(({ documentNumber }) => documentNumber);

test('a row has the subject, next date, interval and customer', async () => {
  expect((await find('zwaan')).data[0]).toEqual({
    customerNumber: '1',
    documentNumber: '20261100001',
    lastInvoiceDate: '2026-02-01',
    nextInvoiceDate: '2026-03-01',
    frequency: 'maandelijks',
    customer: {
      number: '1',
      companyName: 'Café De Zwaan',
      street: 'Markt 1',
      city: 'Gent',
      phone: '09 123 45 67',
      email: 'zwaan@cafe.example',
      mobile: '0475 12 34 56',
      notes: 'Sleutel bij de buren.',
    },
  });
});

test('rows are found by customer and by number', async () => {
  expect(await numbersOf('zwaan gent')).toEqual(['20261100001', '20261100002']);
  expect(await numbersOf('20261100003')).toEqual(['20261100003']);
  expect(await numbersOf('nergens')).toEqual([]);
});

test('rows are sorted by next date, unplanned ones last, page by page', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => numbersOf('', page)));
  expect(pages.flat()).toHaveLength(23);
  expect(new Set(pages.flat()).size).toBe(23);
  expect(pages[0]?.slice(0, 2)).toEqual(['20261100001', '20261100002']);
  expect(pages[2]?.at(-1)).toBe('20261100003');
  expect((await find('', 3)).data.at(-1)).toMatchObject({
    lastInvoiceDate: null,
    nextInvoiceDate: null,
    frequency: 'wekelijks',
  });
});
