import {
  createPayment,
  createSalesDocument,
  customerNumber,
  getCustomer,
  getEInvoiceXml,
  getInvoicePdf,
  getSalesDocument,
  issueEInvoice,
  listCustomerCreditNotes,
  releaseEInvoice,
  removeInvoice,
  settleCreditNote,
  updateSalesDocument,
} from '@facturatie/api-contract';
import type { Caller, SalesDocument, SalesDocumentForm } from '@facturatie/api-contract';
import { cents, isoDate, percent, quantity } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { saveCompany } from '../../database/company.ts';
import { exampleCompany } from '../../seed/generate/exampleCompany.ts';
import { addCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { articleLine, documentFormOf, textLine } from '../../testing/records/documentForms.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import type { TestBrowser } from '../../testing/openBrowser.ts';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { readPdf } from '../../testing/readPdf.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let browser: TestBrowser;
let call: Caller;
let bankId: number;

beforeAll(async () => {
  server = await openTestServer();
  browser = await openBrowser(server);
  call = await server.signedIn();
  const session = { userId: null, userName: 'beheer' };
  await saveCompany(server.db, { session, clock: server.clock }, exampleCompany);
  const address = { street: 'Kouter 12', postcode: '9000', city: 'Gent' };
  const vatNumber = 'BE 0403.170.701';
  await addCustomers(server.db, [
    { number: 'K1', companyName: 'Zwaan', vatNumber, ...address },
    { number: 'K2', companyName: 'Tulp', vatNumber, ...address },
  ]);
  const bank = server.db.insertInto('banks').values({ name: 'KBC' }).returning('id');
  bankId = (await bank.executeTakeFirstOrThrow()).id;
});
afterAll(() => server.close());

const params = (number: string) => ({ params: { number } });

async function invoice(given: Partial<SalesDocumentForm> = {}): Promise<SalesDocument> {
  const body = documentFormOf('K1', given);
  return (await call(createSalesDocument, { params: { kind: 'invoice' }, body })).document;
}

/** Credits an invoice: with its own lines, unless others are given. */
async function credit(
  { number: creditedNumber, lines, discount }: SalesDocument,
  given: Partial<SalesDocumentForm> = {},
): Promise<SalesDocument> {
  const own = lines.map((line) => ({
    ...line,
    mode: 'new' as const,
    record: articleLine(0).record,
  }));
  const body = documentFormOf('K1', { creditedNumber, lines: own, discount, ...given });
  return (await call(createSalesDocument, { params: { kind: 'creditNote' }, body })).document;
}

async function read(number: string): Promise<SalesDocument> {
  return (await call(getSalesDocument, params(number))).document;
}

const refused = (errors: Record<string, string>) => ({
  status: 422,
  messages: {
    errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]])),
  },
});

describe('a credit note of a whole invoice', () => {
  test('has the same amounts, reduces its balance to 0, and has its own series', async () => {
    const lines = [articleLine(10_0500), textLine('Geleverd'), articleLine(3_3300)];
    const credited = await invoice({ lines, discount: percent(333) });
    const note = await credit(credited);
    expect(note.number).toMatch(/^202612\d{5}$/);
    expect(note).toMatchObject({
      kind: 'creditNote',
      creditedNumber: credited.number,
      totals: credited.totals,
      dueDate: note.date,
      status: 'settled',
      balance: 0,
    });
    expect(await read(credited.number)).toMatchObject({
      status: 'credited',
      balance: 0,
      creditNotes: [note.number],
    });
    await expect(credit(credited)).rejects.toMatchObject({ status: 422 });
    expect(await documentFaults(server.db)).toEqual([]);
  });

  test('is in the list of its customer, printed, and issued with a reference to its invoice', async () => {
    const credited = await invoice();
    const note = await credit(credited);
    const customer = {
      params: { number: customerNumber('K1') },
      query: { page: 1, perPage: 20 as const },
    };
    const { creditNotes } = await call(listCustomerCreditNotes, customer);
    expect(creditNotes.data[0]).toMatchObject({ number: note.number, hasLines: true });
    const pdf = await browser.call(getInvoicePdf, { query: { number: note.number } });
    expect(pdf.size).toBeGreaterThan(10_000);
    await call(issueEInvoice, { ...params(note.number), body: { method: 'download' } });
    const xml = await (await call(getEInvoiceXml, params(note.number))).text();
    expect(xml).toContain('<CreditNote ');
    expect(xml).toContain(`<cbc:ID>${credited.number}</cbc:ID>`);
    expect(xml).toContain(`Betreft factuur ${credited.number} van 5/03/2026. Btw terug te storten`);
    expect(xml).not.toContain('PaymentMeans');
    const body = { ...note, reference: 'x' };
    const message = 'Deze creditnota is uitgereikt. Alleen Interne notities kan nog wijzigen.';
    await expect(call(updateSalesDocument, { ...params(note.number), body })).rejects.toMatchObject(
      { messages: { message } },
    );
    const removal = browser.call(removeInvoice, { query: { number: note.number } });
    await expect(removal).rejects.toThrow(/409/);
  });
});

describe('the invoice of a credit note', () => {
  test('can be changed in its notes only, and cannot be removed or released', async () => {
    const credited = await invoice();
    await call(issueEInvoice, { ...params(credited.number), body: { method: 'declared' } });
    await credit(credited);
    const body = { ...credited, reference: 'x' };
    await expect(
      call(updateSalesDocument, { ...params(credited.number), body }),
    ).rejects.toMatchObject({ status: 409 });
    await call(updateSalesDocument, {
      ...params(credited.number),
      body: { ...credited, notes: 'Gebeld' },
    });
    const query = { number: credited.number };
    await expect(browser.call(removeInvoice, { query })).rejects.toMatchObject({ status: 409 });
    await expect(
      call(releaseEInvoice, { ...params(credited.number), query: { reason: 'Fout' } }),
    ).rejects.toMatchObject({ status: 409 });
  });
});

test('a partly credited invoice requests its full amount: its credit note has an e-invoice of its own', async () => {
  const credited = await invoice();
  await credit(credited, { lines: [articleLine(50_0000)] });
  await call(issueEInvoice, { ...params(credited.number), body: { method: 'download' } });
  const xml = await (await call(getEInvoiceXml, params(credited.number))).text();
  expect(xml).not.toContain('PrepaidAmount');
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">121.00</cbc:PayableAmount>');
  const query = { number: credited.number };
  const pdf = await (await browser.call(getInvoicePdf, { query })).arrayBuffer();
  expect((await readPdf(new Uint8Array(pdf))).pages.join()).not.toContain('Nog te betalen');
});

describe('a credit note is refused', () => {
  test('above what is left of a rate, with the amounts', async () => {
    const credited = await invoice();
    await credit(credited, { lines: [articleLine(80_0000)] });
    await expect(credit(credited, { lines: [articleLine(20_0100)] })).rejects.toMatchObject(
      refused({
        'lines.0.unitPrice': 'Door afronding 0,01 te veel. Zet de prijs op 20,00.',
      }),
    );
    await expect(credit(credited, { lines: [articleLine(30_0000)] })).rejects.toMatchObject(
      refused({
        'lines.0.unitPrice':
          'Van 21\u00a0% is nog 20,00 te crediteren; deze creditnota vraagt 30,00.',
      }),
    );
    await credit(credited, { lines: [articleLine(20_0000)] });
    expect((await read(credited.number)).balance).toBe(0);
  });

  test('by a cent of rounding, with the price that fits', async () => {
    // 3 x 0.335 is 1.01, and 0.34 piece by piece.
    const line = { quantity: quantity(3000), discount: percent(50_00) };
    const credited = await invoice({ lines: [articleLine(6700, line)] });
    const piece = { lines: [articleLine(3400)] };
    await credit(credited, piece);
    await credit(credited, piece);
    await expect(credit(credited, piece)).rejects.toMatchObject(
      refused({ 'lines.0.unitPrice': 'Door afronding 0,01 te veel. Zet de prijs op 0,33.' }),
    );
    await credit(credited, { lines: [articleLine(3300)] });
    expect((await read(credited.number)).balance).toBe(0);
  });

  test('with a rate that its invoice does not have', async () => {
    const line = articleLine(10_0000, { vatCode: 0, vatRate: percent(0) });
    await expect(credit(await invoice(), { lines: [line] })).rejects.toMatchObject({ status: 422 });
  });

  test('beyond what an imported credit note left', async () => {
    const { id } = await addInvoice(server.db, { customerNumber: 'K1', credited: 100_00 });
    const { number } = await server.db
      .selectFrom('salesDocuments')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const credited = await read(number);
    await expect(credit(credited, { lines: [articleLine(20_0000)] })).rejects.toMatchObject(
      refused({
        'totals.total':
          'Van deze factuur is nog 21,00 te crediteren; deze creditnota vraagt 24,20.',
      }),
    );
  });

  test('for another customer, counting type or an earlier day, and of no invoice', async () => {
    const credited = await invoice();
    const customer = { number: customerNumber('K2'), name: 'Tulp' };
    await expect(
      credit(credited, { customer, countingType: 'V', date: isoDate('2026-03-04') }),
    ).rejects.toMatchObject(
      refused({
        'customer.number': 'Een creditnota is voor de klant van haar factuur.',
        countingType: 'Een creditnota heeft de typetelling van haar factuur.',
        date: 'De creditnota is ouder dan de factuur.',
      }),
    );
    await expect(credit(credited, { creditedNumber: '20261199999' })).rejects.toMatchObject(
      refused({ creditedNumber: 'Deze factuur bestaat niet (meer).' }),
    );
    await expect(invoice({ creditedNumber: credited.number })).rejects.toMatchObject(
      refused({ creditedNumber: 'Alleen een creditnota crediteert een factuur.' }),
    );
  });

  test('for one of two concurrent requests that together exceed the balance', async () => {
    for (let round = 0; round < 10; round += 1) {
      const credited = await invoice();
      const both = [60_0000, 60_0000].map((price) =>
        credit(credited, { lines: [articleLine(price)] }),
      );
      const outcomes = await Promise.allSettled(both);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect((await read(credited.number)).balance).toBe(48_40);
    }
    expect(await documentFaults(server.db)).toEqual([]);
  });
});

describe('the balance of a credit note', () => {
  /** An invoice of 121,00 with a number of cents paid. */
  async function paidInvoice(amount = 121_00): Promise<SalesDocument> {
    const paid = await invoice();
    const { code } = await server.db
      .selectFrom('dueDates')
      .innerJoin('salesDocuments', 'salesDocuments.id', 'dueDates.documentId')
      .select('code')
      .where('number', '=', paid.number)
      .executeTakeFirstOrThrow();
    await call(createPayment, {
      body: {
        date: paid.date,
        bankId,
        amount: cents(amount),
        applied: cents(amount),
        type: 'K',
        method: 'OVR',
        dueDateCode: code,
        customerNumber: customerNumber('K1'),
      },
    });
    return paid;
  }
  const balanceOf = async () => {
    const answer = await call(getCustomer, { params: { number: customerNumber('K1') } });
    return answer.customer.balance;
  };
  const settle = (
    number: string,
    amount: number,
    given: { bankId: number; invoiceNumber: string },
  ) =>
    call(settleCreditNote, {
      ...params(number),
      body: { date: isoDate('2026-03-06'), amount: cents(amount), ...given },
    });

  test('lowers the balance of the customer until it is repaid or set off', async () => {
    const before = await balanceOf();
    const note = await credit(await paidInvoice());
    expect(note).toMatchObject({ balance: 121_00, status: 'open' });
    expect(await balanceOf()).toBe(before - 121_00);

    const other = await invoice({ lines: [articleLine(50_0000)] });
    await settle(note.number, 60_50, { bankId: 0, invoiceNumber: other.number });
    expect(await read(other.number)).toMatchObject({ balance: 0 });
    await settle(note.number, 60_50, { bankId, invoiceNumber: '' });
    expect(await read(note.number)).toMatchObject({ balance: 0, status: 'settled' });
    expect(await balanceOf()).toBe(before);
    const query = { number: note.number };
    await expect(browser.call(removeInvoice, { query })).rejects.toMatchObject({ status: 409 });
    expect(await documentFaults(server.db)).toEqual([]);
  });

  test('is the amount beyond its invoice, and is updated when the credit note is changed', async () => {
    const credited = await paidInvoice(21_00);
    const note = await credit(credited);
    expect(note).toMatchObject({ balance: 21_00, status: 'open' });
    expect(await read(credited.number)).toMatchObject({ balance: 0, status: 'paid' });
    expect(await documentFaults(server.db)).toEqual([]);

    await settle(note.number, 11_00, { bankId, invoiceNumber: '' });
    const change = (price: number) => {
      const own = { number: note.number, creditedNumber: credited.number };
      const body = documentFormOf('K1', { ...own, lines: [articleLine(price)] });
      return call(updateSalesDocument, { ...params(note.number), body });
    };
    await expect(change(5_0000)).rejects.toMatchObject({
      status: 422,
      messages: { errors: { 'totals.total': [expect.any(String)] } },
    });
    await change(50_0000);
    expect(await read(note.number)).toMatchObject({ balance: 0, status: 'settled' });
    expect(await read(credited.number)).toMatchObject({ balance: 50_50, status: 'partlyPaid' });
    expect(await documentFaults(server.db)).toEqual([]);
  });

  test('is not settled beyond what is open, of anybody else, or in two ways at once', async () => {
    const note = await credit(await paidInvoice());
    const body = documentFormOf('K2');
    const foreign = await call(createSalesDocument, { params: { kind: 'invoice' }, body });
    const none = { bankId: 0, invoiceNumber: '' };
    const ways = [
      [0, { ...none, bankId }, { amount: 'Vul een bedrag boven 0 in.' }],
      [121_01, { ...none, bankId }, { amount: 'Dit is meer dan er nog terug te betalen is.' }],
      [1, none, { bankId: 'Kies een bank, of een factuur om mee te verrekenen.' }],
      [
        1,
        { bankId: 0, invoiceNumber: foreign.document.number },
        { invoiceNumber: 'Van deze klant staat geen factuur met dit nummer open.' },
      ],
    ] as const;
    for (const [amount, given, errors] of ways)
      await expect(settle(note.number, amount, given)).rejects.toMatchObject(refused(errors));
    await expect(settle('20261100001', 1, none)).rejects.toMatchObject({ status: 404 });
  });

  test('is settled once by concurrent requests', async () => {
    const note = await credit(await paidInvoice());
    const all = Array.from({ length: 6 }, () =>
      settle(note.number, 50_00, { bankId, invoiceNumber: '' }),
    );
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await read(note.number)).balance).toBe(21_00);
  });
});

describe('a credit note that was not issued', () => {
  test('can be changed, which updates its invoice', async () => {
    const credited = await invoice();
    const note = await credit(credited, { lines: [articleLine(40_0000)] });
    expect((await read(credited.number)).balance).toBe(72_60);
    const line = { ...articleLine(40_0000), quantity: quantity(2000) };
    const body = documentFormOf('K1', {
      number: note.number,
      creditedNumber: credited.number,
      lines: [line],
    });
    await call(updateSalesDocument, { ...params(note.number), body });
    expect((await read(credited.number)).balance).toBe(24_20);
    expect(await documentFaults(server.db)).toEqual([]);
  });

  test('can be removed when it is the last of its year: its invoice is open again, its number is reused', async () => {
    const credited = await invoice();
    const first = await credit(credited, { lines: [articleLine(10_0000)] });
    const last = await credit(credited, { lines: [articleLine(10_0000)] });
    await expect(
      browser.call(removeInvoice, { query: { number: first.number } }),
    ).rejects.toMatchObject({ status: 409 });
    await browser.call(removeInvoice, { query: { number: last.number } });
    expect((await read(credited.number)).balance).toBe(108_90);
    const next = await credit(credited, { lines: [articleLine(10_0000)] });
    expect(next.number).toBe(last.number);
    expect(await documentFaults(server.db)).toEqual([]);
  });
});
