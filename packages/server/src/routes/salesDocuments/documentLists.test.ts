import {
  createSalesDocument,
  customerNumber,
  getCustomer,
  getNewDocumentData,
  listCustomerCreditNotes,
  listCustomerInvoices,
  listCustomerQuotes,
  listSalesDocuments,
} from '@facturatie/api-contract';
import type { Caller, SalesDocumentForm, SalesDocumentRow } from '@facturatie/api-contract';
import { isoDate } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCustomers, removeCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import { documentFormOf } from '../../testing/records/documentForms.ts';
import { failureOf } from '../../testing/answers.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { removeDocuments } from '../../testing/database/removeDocuments.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
});
afterAll(() => server.close());

beforeEach(async () => {
  await removeDocuments(server.db);
  await removeCustomers(server.db);
  await addCustomers(server.db, [
    { number: 'K1', companyName: 'Bakkerij Peeters', openingBalance: 12_50 },
    { number: 'K2', companyName: 'Garage Ooms' },
  ]);
});

const create = async (
  kind: 'quote' | 'invoice',
  given: Partial<SalesDocumentForm> = {},
  customer = 'K1',
) => {
  const body = documentFormOf(customer, given);
  return (await call(createSalesDocument, { params: { kind }, body })).document.number;
};

const invoice = (given: Omit<Parameters<typeof addInvoice>[1], 'customerNumber'> = {}) =>
  addInvoice(server.db, { customerNumber: 'K1', ...given });

type Asked = Partial<{ kind: 'all' | 'quote' | 'invoice'; page: number; search: string }>;

const list = async (asked: Asked = {}) =>
  (
    await call(listSalesDocuments, {
      query: { kind: 'all', page: 1, perPage: 10, search: '', ...asked },
    })
  ).documents;

const numbers = (rows: readonly { readonly number: string }[]) => rows.map(({ number }) => number);

describe('the list of documents', () => {
  test('has the quotes, the invoices or both, the newest first', async () => {
    const oldInvoice = await create('invoice', { date: isoDate('2026-01-10') });
    const quote = await create('quote', { date: isoDate('2026-02-01') });
    const second = await create('invoice', { date: isoDate('2026-02-01') });
    const newQuote = await create('quote', { date: isoDate('2026-03-04') });
    expect(numbers((await list()).data)).toEqual([newQuote, second, quote, oldInvoice]);
    expect(numbers((await list({ kind: 'quote' })).data)).toEqual([newQuote, quote]);
    expect(numbers((await list({ kind: 'invoice' })).data)).toEqual([second, oldInvoice]);
  });

  test('continues after number 99999 of a year, also among those of a customer', async () => {
    await create('invoice');
    await server.db.updateTable('numberSeries').set({ lastSequence: 99_998 }).execute();
    for (let count = 0; count < 3; count += 1) await create('invoice');
    const newest = ['202611100001', '202611100000', '20261199999', '20261100001'];
    expect(numbers((await list()).data)).toEqual(newest);
    expect(numbers((await list({ kind: 'invoice' })).data)).toEqual(newest);
    const ofCustomer = await call(listCustomerInvoices, {
      params: { number: customerNumber('K1') },
      query: { page: 1, perPage: 10 },
    });
    expect(numbers(ofCustomer.invoices.data)).toEqual(newest);
  });

  test.each([
    ['', ['1', '0']],
    ['type=-1', ['1', '0']],
    ['type=10', ['0']],
    ['type=11', ['1']],
  ])('is requested by its wire name: %s', async (query, kinds) => {
    await create('quote');
    await create('invoice');
    const headers = { authorization: `Bearer ${await server.accessToken()}` };
    const answer = await server.fetch(`${listSalesDocuments.path}?${query}`, { headers });
    const body = (await answer.json()) as {
      verkoopdocumenten: { data: { Factuurnummer: string; type: number }[] };
    };
    const found = body.verkoopdocumenten.data;
    expect(found.map(({ Factuurnummer }) => Factuurnummer[5])).toEqual(kinds);
    expect(found.map(({ type }) => String(type - 10))).toEqual(kinds);
  });

  test.each(['type=13', 'type=factuur', 'page=0', 'per_page=7'])(
    'is refused at its field for %s',
    async (query) => {
      const headers = { authorization: `Bearer ${await server.accessToken()}` };
      const answer = await server.fetch(`${listSalesDocuments.path}?${query}`, { headers });
      const body = (await answer.json()) as { errors: object };
      expect([answer.status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
    },
  );

  test('shows what a row of the specification shows', async () => {
    const number = await create('invoice', { reference: 'Bestelling 7' });
    expect((await list()).data).toEqual([
      {
        kind: 'invoice',
        number,
        date: '2026-03-05',
        customerNumber: 'K1',
        companyName: 'Bakkerij Peeters',
        reference: 'Bestelling 7',
        net: 100_00,
        total: 121_00,
        status: 'open',
        paymentStatus: 'open',
        isConverted: false,
        dueDate: '2026-03-19',
        eInvoiceStatus: 'notNeeded',
      },
    ]);
  });

  test('goes page by page, each document once, whichever end is nearer', async () => {
    for (let count = 0; count < 23; count += 1) {
      await invoice({ date: `2026-02-${String((count % 5) + 10)}` });
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page })));
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 3, 0]);
    expect(pages.map(({ total, lastPage }) => [total, lastPage])).toEqual(pages.map(() => [23, 3]));
    const rows: SalesDocumentRow[] = pages.flatMap(({ data }) => data);
    const newestFirst = rows
      .map(({ date, number }) => `${date} ${number}`)
      .toSorted()
      .toReversed();
    expect(rows.map(({ date, number }) => `${date} ${number}`)).toEqual(newestFirst);
    expect(new Set(numbers(rows)).size).toBe(23);
  });

  test.each([
    ['the number', (number: string) => number.slice(-5)],
    ['the name of the customer', () => 'OOMS'],
    ['the reference', () => 'bestélling 9'],
    ['some of each', (number: string) => `garage ${number}`],
  ])('is searched by %s', async (_case, searchFor) => {
    await create('quote');
    const number = await create('invoice', { reference: 'Bestelling 99' }, 'K2');
    await create('quote', { reference: 'Iets anders' });
    const search = searchFor(number);
    const found = await list({ search, kind: 'invoice' });
    expect([numbers(found.data), found.total]).toEqual([[number], 1]);
    expect((await list({ search: `${search} niets-daarvan` })).data).toEqual([]);
  });

  test('gives the status of each document', async () => {
    const converted = await create('quote', { date: isoDate('2026-03-01') });
    const expired = await create('quote', {
      date: isoDate('2026-01-01'),
      dueDate: isoDate('2026-03-04'),
    });
    await create('quote', { dueDate: isoDate('2026-03-05') });
    await create('invoice', { quoteNumber: converted });
    const late = { date: '2026-01-01', dueDate: '2026-03-04' };
    const added = {
      paid: await invoice({ ...late, paid: [121_00] }),
      partlyPaid: await invoice({ paid: [1_00] }),
      overdue: await invoice({ ...late, paid: [1_00] }),
      credited: await invoice({ ...late, credited: 121_00 }),
    };
    const rows = new Map((await list()).data.map((row) => [row.number, row]));
    expect(rows.get(converted)).toMatchObject({ status: 'converted', isConverted: true });
    expect(rows.get(expired)).toMatchObject({ status: 'expired', isConverted: false });
    for (const number of [converted, expired]) expect(rows.get(number)?.paymentStatus).toBeNull();
    for (const [status, { number }] of Object.entries(added)) {
      expect(rows.get(number)).toMatchObject({ status, paymentStatus: status });
    }
    const open = [...rows.values()].filter(({ status }) => status === 'open');
    expect(open.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'quote']);

    server.pass(24 * 60 * 60 * 1000);
    call = await server.signedIn();
    const tomorrow = await list({ kind: 'quote' });
    expect(tomorrow.data.map(({ status }) => status)).toEqual(['expired', 'converted', 'expired']);
    server.pass(-24 * 60 * 60 * 1000);
    call = await server.signedIn();
  });
});

describe('what a new document begins with', () => {
  const begin = (kind: 'quote' | 'invoice') => call(getNewDocumentData, { query: { kind } });

  test('is the number that it would get today, and the settings of the editor', async () => {
    await create('invoice');
    await create('invoice', { date: isoDate('2027-01-01') });
    const { settings, ...data } = await begin('invoice');
    expect(data).toEqual({ number: '20261100002', date: '2026-03-05' });
    expect((await begin('quote')).number).toBe('20261000001');
    expect(settings).toMatchObject({ vat: { defaultCode: 3 }, margins: { default: 2500 } });
    expect(settings.vatGroups).toContainEqual({ code: 3, rate: 2100 });
    expect(settings.countingTypes).toContainEqual({ key: 'F', value: 'Factuur' });
  });

  test('reserves no number: the first save gets it', async () => {
    const seen = [await begin('quote'), await begin('quote'), await begin('quote')];
    expect(new Set(numbers(seen))).toEqual(new Set(['20261000001']));
    expect([await create('quote'), await create('quote')]).toEqual(['20261000001', '20261000002']);
    expect((await begin('quote')).number).toBe('20261000003');
  });
});

describe('the tabs of a customer', () => {
  const asked = (number = 'K1', page = 1) => ({
    params: { number: customerNumber(number) },
    query: { page, perPage: 10 } as const,
  });

  test('list the quotes of the customer, the newest first', async () => {
    const first = await create('quote', { date: isoDate('2026-03-01') });
    const newest = await create('quote', { date: isoDate('2026-03-04') });
    const second = await create('quote', { date: isoDate('2026-03-01') });
    await create('quote', {}, 'K2');
    await create('invoice', { quoteNumber: first });
    const { quotes } = await call(listCustomerQuotes, asked());
    expect(numbers(quotes.data)).toEqual([newest, second, first]);
    expect(quotes.data.map(({ status }) => status)).toEqual(['open', 'open', 'converted']);
    expect(quotes.data[0]).toEqual({
      status: 'open',
      number: newest,
      date: '2026-03-04',
      dueDate: '2026-03-19',
      companyName: 'Bakkerij Peeters',
      total: 121_00,
      balance: null,
    });
  });

  test('list the invoices of the customer with what is still to be paid', async () => {
    const part = await invoice({ date: '2026-03-02', paid: [21_00], credited: 50_00 });
    const whole = await invoice({ date: '2026-03-01', paid: [121_00] });
    await create('invoice', {}, 'K2');
    await create('quote');
    const { invoices } = await call(listCustomerInvoices, asked());
    expect(
      invoices.data.map(({ number, balance, status, total }) => [number, balance, status, total]),
    ).toEqual([
      [part.number, 50_00, 'partlyPaid', 121_00],
      [whole.number, 0, 'paid', 121_00],
    ]);
  });

  test('list the credit notes of the customer, the newest first', async () => {
    const first = await invoice({ date: '2026-03-01', credited: 5_00 });
    const second = await invoice({ date: '2026-03-03', credited: 6_00 });
    await addInvoice(server.db, { customerNumber: 'K2', credited: 7_00 });
    const { creditNotes } = await call(listCustomerCreditNotes, asked());
    expect(creditNotes.data).toEqual([
      {
        customerNumber: 'K1',
        number: `C${second.number}`,
        date: '2026-03-03',
        deliveryDate: null,
        total: 6_00,
        notes: '',
        hasLines: false,
      },
      expect.objectContaining({ number: `C${first.number}`, total: 5_00 }),
    ]);
  });

  test('go page by page, each row once', async () => {
    for (let count = 0; count < 12; count += 1) await invoice({ credited: 1_00 });
    const { invoices: first } = await call(listCustomerInvoices, asked('K1', 1));
    const { invoices: last } = await call(listCustomerInvoices, asked('K1', 2));
    expect([first.data.length, last.data.length, last.lastPage, last.total]).toEqual([
      10, 2, 2, 12,
    ]);
    expect(new Set(numbers([...first.data, ...last.data])).size).toBe(12);
    const { creditNotes } = await call(listCustomerCreditNotes, asked('K1', 2));
    expect([creditNotes.data.length, creditNotes.lastPage, creditNotes.total]).toEqual([2, 2, 12]);
  });

  test('of an unknown customer are not found', async () => {
    for (const error of [
      await failureOf(call(listCustomerQuotes, asked('K9'))),
      await failureOf(call(listCustomerInvoices, asked('K9'))),
      await failureOf(call(listCustomerCreditNotes, asked('K9'))),
    ]) {
      expect([error.status, error.messages.message]).toEqual([
        404,
        'Deze klant bestaat niet (meer).',
      ]);
    }
  });

  test('add up to the balance: what it began with and what is open', async () => {
    await invoice({ paid: [21_00], credited: 50_00 });
    await invoice({ paid: [121_00] });
    await create('invoice');
    await create('quote');
    const { customer } = await call(getCustomer, { params: asked().params });
    expect(customer).toMatchObject({ openingBalance: 12_50, balance: 12_50 + 50_00 + 121_00 });
    const { invoices } = await call(listCustomerInvoices, asked());
    const open = invoices.data.reduce((sum, { balance }) => sum + (balance ?? 0), 0);
    expect(customer.balance).toBe(customer.openingBalance + open);
  });
});
