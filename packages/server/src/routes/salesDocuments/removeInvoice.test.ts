import { createSalesDocument, getSalesDocument, removeInvoice } from '@facturatie/api-contract';
import type { SalesDocumentForm } from '@facturatie/api-contract';
import { isoDate } from '@facturatie/invoice-engine';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { failureOf } from '../../testing/answers.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import type { TestBrowser } from '../../testing/openBrowser.ts';
import { openTestServer, testUser } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { removeDocuments } from '../../testing/database/removeDocuments.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await openTestServer();
  browser = await openBrowser(server);
  await addCustomers(server.db, [{ number: 'K1', companyName: 'Bakkerij Peeters' }]);
});
afterAll(() => server.close());

beforeEach(() => removeDocuments(server.db));
afterEach(async () => {
  const faults = await documentFaults(server.db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

const create = async (kind: 'quote' | 'invoice', given: Partial<SalesDocumentForm> = {}) => {
  const body = documentFormOf('K1', given);
  return (await browser.call(createSalesDocument, { params: { kind }, body })).document.number;
};

const remove = (number: string) => browser.call(removeInvoice, { query: { number } });

const read = async (number: string) =>
  (await browser.call(getSalesDocument, { params: { number } })).document;

const refusalOf = async (number: string) => {
  const { status, messages } = await failureOf(remove(number));
  return [status, messages.message];
};

const idsIn = (table: 'salesDocuments' | 'salesDocumentLines' | 'dueDates') =>
  server.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();

test('the last invoice is removed with its records, and its number is reused', async () => {
  await create('invoice');
  const last = await create('invoice');
  await remove(last);
  for (const table of ['salesDocuments', 'salesDocumentLines', 'dueDates'] as const) {
    expect(await idsIn(table)).toEqual({ count: 1 });
  }
  expect((await failureOf(read(last))).status).toBe(404);
  expect(await create('invoice')).toBe(last);
});

test('the answer has no content', async () => {
  const number = await create('quote');
  const { headers } = browser;
  const path = `${removeInvoice.path}?invoiceno=${number}`;
  const answer = await server.fetch(path, { method: 'DELETE', headers });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});

test('an invoice before the last cannot be removed: it would leave a gap in the numbers of its year', async () => {
  const first = await create('invoice');
  const last = await create('invoice');
  await create('invoice', { date: isoDate('2027-01-01') });
  expect(await refusalOf(first)).toEqual([
    409,
    'Alleen de laatste factuur van een jaar kan verwijderd worden: in de nummers mag geen gat ontstaan.',
  ]);
  expect((await read(first)).number).toBe(first);
  await remove(last);
  await remove(first);
  expect(await create('invoice')).toBe(first);
});

test('any quote of a series can be removed; no number is given twice at once', async () => {
  const [first, second] = [await create('quote'), await create('quote')];
  await remove(first);
  expect(await create('quote')).toBe('20261000003');
  await remove('20261000003');
  await remove(second);
  expect(await create('quote')).toBe(first);
});

test.each([
  ['a payment', { paid: [1_00] }],
  ['a credit note', { credited: 1_00 }],
])('an invoice with %s stays', async (_case, given) => {
  const { number } = await addInvoice(server.db, { customerNumber: 'K1', ...given });
  expect(await refusalOf(number)).toEqual([
    409,
    'Op dit document staan betalingen of creditnota’s. Het kan niet verwijderd worden.',
  ]);
  expect((await read(number)).number).toBe(number);
});

test('a quote stays while its invoice exists, and can be converted again after that', async () => {
  const quote = await create('quote');
  const invoice = await create('invoice', { quoteNumber: quote });
  expect(await refusalOf(quote)).toEqual([
    409,
    'Van deze offerte is een factuur gemaakt. Ze kan niet verwijderd worden zolang die factuur bestaat.',
  ]);
  await remove(invoice);
  expect(await read(quote)).toMatchObject({ isConverted: false, invoiceNumber: '' });
  expect(await create('invoice', { quoteNumber: quote })).toBe(invoice);
});

test('an invoice that is created repeatedly stays', async () => {
  const { number } = await addInvoice(server.db, { customerNumber: 'K1' });
  const { id } = await server.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  await server.db
    .insertInto('recurringInvoices')
    .values({ customerId: id, documentNumber: number, frequency: 'monthly' })
    .execute();
  expect(await refusalOf(number)).toEqual([
    409,
    'Deze factuur hoort bij een periodieke factuur. Ze kan niet verwijderd worden.',
  ]);
});

test('an unknown or missing number is refused', async () => {
  expect(await refusalOf('20261199999')).toEqual([404, 'Dit document bestaat niet (meer).']);
  const { headers } = browser;
  const answer = await server.fetch(removeInvoice.path, { method: 'DELETE', headers });
  const body = (await answer.json()) as { errors: object };
  expect([answer.status, Object.keys(body.errors)]).toEqual([422, ['invoiceno']]);
});

test('a request without an origin removes nothing', async () => {
  const number = await create('invoice');
  const headers = { ...browser.headers, 'x-xsrf-token': '0'.repeat(64) };
  const path = `${removeInvoice.path}?invoiceno=${number}`;
  expect((await server.fetch(path, { method: 'DELETE', headers })).status).toBe(403);
  expect((await read(number)).number).toBe(number);
});

test('it is logged with its last values', async () => {
  const number = await create('invoice', { reference: 'weg' });
  await remove(number);
  const [change] = await server.db
    .selectFrom('changes')
    .selectAll()
    .where('thing', '=', 'salesDocument')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(change).toMatchObject({ action: 'removed', userName: testUser.name, after: null });
  expect(JSON.parse(change?.before ?? '')).toMatchObject({
    number,
    reference: 'weg',
    lines: [{ unitPrice: 100_0000 }],
  });
});

test('removed while others are made, the numbers have no gap and no duplicate', async () => {
  await create('invoice');
  const last = await create('invoice');
  const made = Promise.all([create('invoice'), create('invoice')]);
  const removed = Promise.allSettled([remove(last), remove(last)]);
  const [, outcomes] = await Promise.all([made, removed]);
  const gone = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const documents = await server.db
    .selectFrom('salesDocuments')
    .select('sequence')
    .orderBy('sequence')
    .execute();
  const sequences = documents.map(({ sequence }) => sequence);
  expect(sequences).toEqual([1, 2, 3, 4].slice(0, 4 - gone));
});
