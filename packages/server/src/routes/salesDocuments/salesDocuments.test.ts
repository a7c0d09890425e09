import { createSalesDocument, getSalesDocument, newIdempotencyKey } from '@facturatie/api-contract';
import type { Caller, SalesDocumentForm } from '@facturatie/api-contract';
import { cents, isoDate, percent, quantity } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import {
  articleLine,
  documentFormOf,
  textLine,
  totalsOf,
} from '../../testing/records/documentForms.ts';
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
    { number: 'K1', companyName: 'Bakkerij Peeters', city: 'Gent', vatNumber: 'BE0403170701' },
    { number: 'K2', companyName: 'Garage Ooms' },
  ]);
  await server.db
    .insertInto('articles')
    .values({ number: 'A1', description: 'Bloem', purchasePrice: 2_5000, searchText: 'a1 bloem' })
    .execute();
});
afterAll(() => server.close());

const quote = { kind: 'quote' } as const;
const invoice = { kind: 'invoice' } as const;

const create = (params: typeof quote | typeof invoice, given: Partial<SalesDocumentForm> = {}) =>
  call(createSalesDocument, { params, body: documentFormOf('K1', given) });

const countDocuments = async () =>
  (await server.db.selectFrom('salesDocuments').select('id').execute()).length;

const dueDateOf = (number: string) =>
  server.db
    .selectFrom('dueDates')
    .innerJoin('salesDocuments', 'salesDocuments.id', 'dueDates.documentId')
    .select(['dueDates.date', 'dueDates.amount', 'dueDates.settled', 'dueDates.customerId'])
    .where('salesDocuments.number', '=', number)
    .execute();

describe('a new document', () => {
  test('gets the next number of its kind and year, whatever its form says', async () => {
    const date = isoDate('2021-02-03');
    const numbers = [];
    for (const params of [invoice, quote, invoice]) {
      numbers.push((await create(params, { date, number: '20211199999' })).document.number);
    }
    numbers.push((await create(invoice, { date: isoDate('2022-01-01') })).document.number);
    expect(numbers).toEqual(['20211100001', '20211000001', '20211100002', '20221100001']);
  });

  test('is read as it was saved', async () => {
    const lines = [
      textLine('Eerst\nuitleg'),
      articleLine(12_3400, {
        quantity: quantity(2_500),
        discount: percent(500),
        description: 'Brood',
        record: {
          ...articleLine(0).record,
          tracksStock: true,
          delivered: quantity(1_500),
          supplierCode: 'L-7',
          unitId: 4,
          description2: 'klein',
        },
      }),
      articleLine(2_0000, { mode: 'deleted' }),
      articleLine(3_0000, { nature: 'service', vatCode: 1, vatRate: percent(600) }),
    ];
    const given = {
      lines,
      discount: percent(250),
      reference: 'Bestelling 77',
      notes: 'Intern',
      remarks: 'Op het document',
      deliveryDate: isoDate('2026-03-12'),
    };
    const form = documentFormOf('K1', given);
    const { document, version } = await create(invoice, given);
    expect(document).toMatchObject({
      kind: 'invoice',
      date: form.date,
      dueDate: form.dueDate,
      deliveryDate: '2026-03-12',
      reference: 'Bestelling 77',
      notes: 'Intern',
      remarks: 'Op het document',
      customer: { number: 'K1', name: 'Bakkerij Peeters' },
      customerDetails: { city: 'Gent', vatNumber: 'BE0403170701' },
      discount: 250,
      defaultMargin: 2500,
      totals: form.totals,
      balance: form.totals.total,
      status: 'open',
      isConverted: false,
      quoteNumber: '',
      invoiceNumber: '',
    });
    const [text, bread, service, ...none] = document.lines;
    expect(none).toEqual([]);
    expect(text).toMatchObject({ type: 'text', description: 'Eerst\nuitleg', quantity: null });
    expect(bread).toMatchObject({
      sequence: 1,
      mode: 'edit',
      quantity: 2_500,
      unitPrice: 12_3400,
      discount: 500,
      net: 29_31,
      record: { ...lines[1]?.record, id: bread?.record.id, documentNumber: document.number },
    });
    expect(service).toMatchObject({ sequence: 2, nature: 'service', vatCode: 1, vatRate: 600 });
    const read = await call(getSalesDocument, { params: { number: document.number } });
    expect(read.document).toEqual(document);
    expect(read.version).toBe(version);
    expect(read.settings).toEqual({
      vat: { defaultCode: 3 },
      vatGroups: [
        { code: 3, rate: 2100 },
        { code: 2, rate: 1200 },
        { code: 1, rate: 600 },
        { code: 4, rate: 0 },
      ],
      countingTypes: expect.arrayContaining([{ key: 'F', value: 'Factuur' }]) as unknown,
      margins: { default: 2500 },
    });
  });

  test('that is an invoice is to be paid by its due date; a quote is not', async () => {
    const dueDate = isoDate('2026-04-30');
    const { document } = await create(invoice, { dueDate });
    const [due, ...others] = await dueDateOf(document.number);
    expect(others).toEqual([]);
    expect(due).toMatchObject({ date: '2026-04-30', amount: 121_00, settled: 0 });
    const offer = await create(quote, { dueDate });
    expect(await dueDateOf(offer.document.number)).toEqual([]);
    expect(offer.document.balance).toBeNull();
  });

  test('with nothing to pay is paid', async () => {
    const { document } = await create(invoice, { lines: [textLine('Gratis')] });
    expect(document).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('has the margin and the VAT that the settings say', async () => {
    const values = [
      { key: 'defaultMargin', value: '12.5' },
      { key: 'defaultVatCode', value: '1' },
    ];
    await server.db.insertInto('settings').values(values).execute();
    const { document } = await create(quote);
    expect(document.defaultMargin).toBe(12_50);
    expect(document.lines[0]?.purchasePrice).toBe(87_50);
    const read = await call(getSalesDocument, { params: { number: document.number } });
    expect(read.settings).toMatchObject({ vat: { defaultCode: 1 }, margins: { default: 12_50 } });
    await server.db.deleteFrom('settings').execute();
    const again = await call(getSalesDocument, { params: { number: document.number } });
    expect(again.document.lines[0]?.purchasePrice).toBe(87_50);
  });

  test('takes purchase price and margins from the article or the default margin, whatever the client sends', async () => {
    const sent = { purchasePrice: cents(1_00), totalFinalMargin: cents(9_00) };
    const { document } = await create(quote, {
      lines: [
        articleLine(10_0000, { articleNumber: 'A1', ...sent }),
        articleLine(10_0000, { ...sent }),
      ],
    });
    expect(document.lines).toMatchObject([
      { purchasePrice: 2_50, totalFinalMargin: 7_50 },
      { purchasePrice: 7_50, totalFinalMargin: 2_50 },
    ]);
  });

  test('is logged', async () => {
    const { document } = await create(quote, { reference: 'gelogd' });
    const changes = await server.db
      .selectFrom('changes')
      .selectAll()
      .where('thing', '=', 'salesDocument')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(changes).toMatchObject([{ action: 'created', userName: testUser.name, before: null }]);
    const row = await server.db
      .selectFrom('salesDocuments')
      .selectAll()
      .where('number', '=', document.number)
      .executeTakeFirstOrThrow();
    const lines = await server.db
      .selectFrom('salesDocumentLines')
      .selectAll()
      .where('documentId', '=', row.id)
      .execute();
    expect(lines).toMatchObject([{ unitPrice: 100_0000 }]);
    expect(JSON.parse(changes[0]?.after ?? '')).toEqual({ ...row, lines });
  });

  test('is created once, even when the same request is repeated', async () => {
    const idempotencyKey = newIdempotencyKey();
    const input = { params: invoice, body: documentFormOf('K1', { reference: 'eenmaal' }) };
    const before = await countDocuments();
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map(() => call(createSalesDocument, input, { idempotencyKey })),
    );
    const later = await call(createSalesDocument, input, { idempotencyKey });
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(later).toEqual(first);
    expect(await countDocuments()).toBe(before + 1);
  });

  test('is stored under its idempotency key for a week; a later sign-in removes older keys', async () => {
    const keysAfterOneMore = async () => {
      await call(createSalesDocument, { params: quote, body: documentFormOf('K1') });
      await server.signedIn();
      const kept = await server.db.selectFrom('requestKeys').select('createdAt').execute();
      return kept.length;
    };
    const day = 24 * 60 * 60 * 1000;
    const allMadeBefore = (days: number) =>
      server.db
        .updateTable('requestKeys')
        .set({ createdAt: server.clock.now() - days * day })
        .execute();
    await server.db.deleteFrom('requestKeys').execute();
    expect(await keysAfterOneMore()).toBe(1);
    await allMadeBefore(6);
    expect(await keysAfterOneMore()).toBe(2);
    await allMadeBefore(8);
    expect(await keysAfterOneMore()).toBe(1);
  });

  test('that is refused uses no number', async () => {
    const date = isoDate('2023-01-01');
    await create(invoice, { date });
    await failureOf(create(invoice, { date, countingType: 'Q' }));
    const wrong = { ...totalsOf(documentFormOf('K1')), total: cents(1) };
    await failureOf(create(invoice, { date, totals: wrong }));
    expect((await create(invoice, { date })).document.number).toBe('20231100002');
  });
});

describe('a document is refused, without saving anything,', () => {
  test.each<[string, Partial<SalesDocumentForm>, string[]]>([
    ['of an unknown counting type', { countingType: 'Q' }, ['countingType']],
    [
      'with an unknown VAT code',
      { lines: [articleLine(1_0000), articleLine(1_0000, { vatCode: 77 })] },
      ['lines.1.vatCode'],
    ],
    [
      'with the rate of another VAT code',
      { lines: [articleLine(1_0000, { vatRate: percent(600) })] },
      ['lines.0.vatRate'],
    ],
    [
      'with an unknown article',
      { lines: [articleLine(1_0000, { articleNumber: 'weg' })] },
      ['lines.0.articleNumber'],
    ],
    ['made of an unknown quote', { quoteNumber: '20261000999' }, ['quoteNumber']],
    ['without lines', { lines: [] }, ['lines']],
    ['with only deleted lines', { lines: [articleLine(1_0000, { mode: 'deleted' })] }, ['lines']],
  ])('%s', async (_, given, fields) => {
    const before = await countDocuments();
    const error = await failureOf(create(invoice, given));
    expect([error.status, Object.keys(error.messages.errors)]).toEqual([422, fields]);
    expect(await countDocuments()).toBe(before);
  });

  test('for an unknown customer', async () => {
    const body = documentFormOf('niemand');
    const error = await failureOf(call(createSalesDocument, { params: quote, body }));
    expect([error.status, error.messages.errors]).toEqual([
      422,
      { 'customer.number': ['Deze klant bestaat niet (meer). Kies een andere.'] },
    ]);
  });

  test('with amounts below 0, also when the form does not say them', async () => {
    const lines = [articleLine(5_0000), articleLine(1_0000, { quantity: quantity(-1000) })];
    const error = await failureOf(create(invoice, { lines }));
    expect(error.status).toBe(422);
    expect(Object.keys(error.messages.errors)).toContain('lines.1.quantity');
  });

  test('with amounts that no answer could carry, also when the totals are small', async () => {
    const huge = { quantity: quantity(999_999_999), discount: percent(100_00) };
    const error = await failureOf(create(invoice, { lines: [articleLine(99_999_999_9900, huge)] }));
    expect([error.status, Object.keys(error.messages.errors)]).toEqual([
      422,
      ['lines.0.unitPrice'],
    ]);
  });

  test('when its totals are not what the server calculates', async () => {
    const totals = { ...totalsOf(documentFormOf('K1')), vat: cents(20_99), total: cents(120_99) };
    const error = await failureOf(create(invoice, { totals }));
    expect(error.status).toBe(400);
    expect(error.messages).toEqual({
      message:
        'De berekende bedragen komen niet overeen met die van de server. Er is niets bewaard; herlaad de pagina en probeer opnieuw.',
      errors: {
        'totals.vat': ['De server berekent hier een ander bedrag.'],
        'totals.total': ['De server berekent hier een ander bedrag.'],
      },
    });
  });

  test('when an amount of a line is not what the server calculates', async () => {
    const line = articleLine(10_0000, { gross: cents(12_11), net: cents(10_00) });
    const error = await failureOf(create(invoice, { lines: [textLine('x'), line] }));
    expect([error.status, Object.keys(error.messages.errors)]).toEqual([400, ['lines.1.gross']]);
  });

  test('that is requested and does not exist', async () => {
    const error = await failureOf(call(getSalesDocument, { params: { number: '20261199999' } }));
    expect([error.status, error.messages.message]).toEqual([
      404,
      'Dit document bestaat niet (meer).',
    ]);
  });
});

test('after these requests the database is consistent', async () => {
  expect(await documentFaults(server.db)).toEqual([]);
});
