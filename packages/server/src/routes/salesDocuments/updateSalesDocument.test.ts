import {
  conflictOf,
  createSalesDocument,
  getSalesDocument,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { Caller, SalesDocument, SalesDocumentForm } from '@facturatie/api-contract';
import { isoDate, percent } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import { articleLine, documentFormOf, textLine } from '../../testing/records/documentForms.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { failureOf } from '../../testing/answers.ts';
import { openTestServer, testUser } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let call: Caller;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await addCustomers(server.db, [
    { number: 'K1', companyName: 'Bakkerij Peeters' },
    { number: 'K2', companyName: 'Garage Ooms' },
  ]);
});
afterAll(() => server.close());

const create = (kind: 'quote' | 'invoice', given: Partial<SalesDocumentForm> = {}) =>
  call(createSalesDocument, { params: { kind }, body: documentFormOf('K1', given) });

/** What the editor sends of an existing document. */
const formOf = (number: string, given: Partial<SalesDocumentForm> = {}, customer = 'K1') =>
  documentFormOf(customer, { number, ...given });

const change = (number: string, given: Partial<SalesDocumentForm> = {}, customer = 'K1') =>
  call(updateSalesDocument, { params: { number }, body: formOf(number, given, customer) });

const read = async (number: string): Promise<SalesDocument> =>
  (await call(getSalesDocument, { params: { number } })).document;

const dueDateOf = (number: string) =>
  server.db
    .selectFrom('dueDates')
    .innerJoin('salesDocuments', 'salesDocuments.id', 'dueDates.documentId')
    .select(['dueDates.date', 'dueDates.amount', 'dueDates.settled', 'dueDates.code'])
    .where('salesDocuments.number', '=', number)
    .executeTakeFirstOrThrow();

const changesOf = (action: 'created' | 'updated') =>
  server.db
    .selectFrom('changes')
    .select(['userName', 'before', 'after'])
    .where('thing', '=', 'salesDocument')
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();

describe('a changed document', () => {
  test('returns its lines with their ids, in the new order, without the deleted ones', async () => {
    const lines = [
      articleLine(10_0000, { description: 'eerste' }),
      articleLine(20_0000, { description: 'tweede' }),
      articleLine(30_0000, { description: 'derde' }),
    ];
    const { document, version } = await create('quote', { lines });
    const [first, second, third] = document.lines;
    if (!first || !second || !third) throw new Error('Three lines were sent');
    const kept = (line: typeof first, price: number, mode: 'edit' | 'deleted') =>
      articleLine(price, { description: line.description, mode, record: line.record });
    const answer = await change(document.number, {
      lines: [
        kept(third, 33_0000, 'edit'),
        textLine('nieuw'),
        kept(second, 20_0000, 'deleted'),
        kept(first, 10_0000, 'edit'),
      ],
    });
    const { lines: after }: SalesDocument = answer.document;
    const seen = after.map(({ sequence, description, mode }) => [sequence, description, mode]);
    expect(seen).toEqual([
      [0, 'derde', 'edit'],
      [1, 'nieuw', 'edit'],
      [2, 'eerste', 'edit'],
    ]);
    const ids = after.map(({ record }) => record.id);
    expect([ids[0], ids[2]]).toEqual([third.record.id, first.record.id]);
    expect([first, second, third].map(({ record }) => record.id)).not.toContain(ids[1]);
    expect(answer.document.totals).toMatchObject({ net: 43_00, vat: 9_03, total: 52_03 });
    expect(answer.version).not.toBe(version);
    expect(await read(document.number)).toEqual(answer.document);
  });

  test('keeps what it is: kind, number, place and quote', async () => {
    for (const kind of ['quote', 'invoice'] as const) {
      const { document } = await create(kind);
      const given = { reference: 'anders', sequence: 77, discount: percent(1000) };
      const { document: after } = await change(document.number, given);
      expect(after).toMatchObject({
        kind,
        number: document.number,
        sequence: document.sequence,
        reference: 'anders',
        discount: 1000,
        totals: { total: 108_90 },
      });
    }
  });

  test('moves the day on which it falls due and what is to be paid', async () => {
    const { document } = await create('invoice', { dueDate: isoDate('2026-03-19') });
    const before = await dueDateOf(document.number);
    await change(document.number, {
      dueDate: isoDate('2026-05-31'),
      lines: [articleLine(200_0000)],
    });
    expect(await dueDateOf(document.number)).toEqual({
      ...before,
      date: '2026-05-31',
      amount: 242_00,
    });
  });

  test('goes to another customer as long as nothing was paid', async () => {
    const { document } = await create('invoice');
    const { document: moved } = await change(document.number, {}, 'K2');
    expect(moved.customer).toEqual({ number: 'K2', name: 'Garage Ooms' });
    const { number } = await addInvoice(server.db, { customerNumber: 'K1', paid: [1_00] });
    const error = await failureOf(change(number, { date: isoDate('2026-03-01') }, 'K2'));
    expect([error.status, Object.keys(error.messages.errors)]).toEqual([422, ['customer.number']]);
  });

  test('is logged with its old and new values', async () => {
    const { document } = await create('invoice', { reference: 'oud' });
    await change(document.number, { reference: 'nieuw', lines: [articleLine(5_0000)] });
    const [last] = await changesOf('updated');
    expect(last?.userName).toBe(testUser.name);
    expect(JSON.parse(last?.before ?? '')).toMatchObject({
      number: document.number,
      reference: 'oud',
      lines: [{ unitPrice: 100_0000 }],
    });
    expect(JSON.parse(last?.after ?? '')).toMatchObject({
      number: document.number,
      reference: 'nieuw',
      lines: [{ unitPrice: 5_0000 }],
    });
  });
});

describe('two users who change one document', () => {
  test('do not overwrite each other: the second gets the user, the time and the current document', async () => {
    const els = await server.signedIn('Els');
    const { document, version } = await create('invoice');
    const params = { number: document.number };
    const theirs = formOf(document.number, { reference: 'van Els', lines: [articleLine(7_0000)] });
    const mine = formOf(document.number, { reference: 'van mij' });
    server.pass(60_000);
    const saved = await els(updateSalesDocument, { params, body: theirs }, { version });
    const error = await failureOf(call(updateSalesDocument, { params, body: mine }, { version }));
    expect(error.status).toBe(409);
    const conflict = conflictOf(updateSalesDocument, error);
    expect(conflict).toEqual({
      version: saved.version,
      changedBy: 'Els',
      changedAt: Date.UTC(2026, 2, 5, 9, 1),
      current: { document: saved.document },
    });
    expect(await read(document.number)).toEqual(saved.document);

    await call(updateSalesDocument, { params, body: mine }, { version: conflict?.version });
    expect(await read(document.number)).toMatchObject({ reference: 'van mij' });
  });

  test('at once: one is saved, the others are refused', async () => {
    const { document, version } = await create('invoice');
    const params = { number: document.number };
    const saves = await Promise.allSettled(
      [1, 2, 3, 4].map((euros) => {
        const body = formOf(document.number, { lines: [articleLine(euros * 1_0000)] });
        return call(updateSalesDocument, { params, body }, { version });
      }),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(document.number)).lines).toHaveLength(1);
  });
});

describe('a change is refused, and nothing saved,', () => {
  test('below what was paid; down to it, the invoice is paid', async () => {
    const { number } = await addInvoice(server.db, {
      customerNumber: 'K1',
      paid: [60_50],
    });
    const date = isoDate('2026-03-01');
    const before = await read(number);
    const lines = [articleLine(49_9900)];
    const error = await failureOf(change(number, { date, lines }));
    expect([error.status, error.messages.errors]).toEqual([
      422,
      {
        'totals.total': ['Het totaal mag niet lager zijn dan wat al betaald of gecrediteerd is.'],
      },
    ]);
    expect(await read(number)).toEqual(before);
    const { document } = await change(number, { date, lines: [articleLine(50_0000)] });
    expect(document).toMatchObject({ balance: 0, status: 'paid' });
    expect(await dueDateOf(number)).toMatchObject({ settled: 1 });
  });

  test.each<[string, Partial<SalesDocumentForm>, string]>([
    ['with another number', { number: '20261199999' }, 'number'],
    ['with a date in another year', { date: isoDate('2027-01-01') }, 'date'],
    ['without lines', { lines: [] }, 'lines'],
    ['of a quote, as made of a quote', { quoteNumber: '20261000001' }, 'quoteNumber'],
  ])('%s', async (_case, given, name) => {
    const { document } = await create('quote');
    const updates = (await changesOf('updated')).length;
    const body = formOf(document.number, given);
    const params = { number: document.number };
    const error = await failureOf(call(updateSalesDocument, { params, body }));
    expect([error.status, Object.keys(error.messages.errors)]).toEqual([422, [name]]);
    expect(await read(document.number)).toEqual(document);
    expect(await changesOf('updated')).toHaveLength(updates);
  });

  test('of an unknown document', async () => {
    const error = await failureOf(change('20261199999'));
    expect([error.status, error.messages.message]).toEqual([
      404,
      'Dit document bestaat niet (meer).',
    ]);
  });
});

test('a line of another document is not taken from it', async () => {
  const { document: theirs } = await create('quote');
  const { document: mine } = await create('quote');
  const stolen = articleLine(9_0000, { mode: 'edit', record: theirs.lines[0]?.record });
  const { document } = await change(mine.number, { lines: [stolen] });
  expect(document.lines[0]?.record.id).not.toBe(theirs.lines[0]?.record.id);
  expect(await read(theirs.number)).toEqual(theirs);
});

test('a quote stays the origin of its invoice, which no other becomes', async () => {
  const { document: quote } = await create('quote');
  const { document: invoice } = await create('invoice', { quoteNumber: quote.number });
  const { document: again } = await change(invoice.number, { quoteNumber: quote.number });
  expect(again.quoteNumber).toBe(quote.number);
  expect(await read(quote.number)).toMatchObject({ isConverted: true, status: 'converted' });
  const { document: other } = await create('invoice');
  const error = await failureOf(change(other.number, { quoteNumber: quote.number }));
  expect(Object.keys(error.messages.errors)).toEqual(['quoteNumber']);
});

test('after these requests the database is consistent', async () => {
  expect(await documentFaults(server.db)).toEqual([]);
});
