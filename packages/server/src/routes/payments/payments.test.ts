import {
  createPayment,
  customerNumber,
  getPaymentLookups,
  listCustomerPayments,
  listDueDates,
  newIdempotencyKey,
} from '@facturatie/api-contract';
import type { Caller, PaymentForm } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addCustomers, removeCustomers } from '../../testing/records/addCustomers.ts';
import { addInvoice } from '../../testing/records/addInvoice.ts';
import type { TestInvoice } from '../../testing/records/addInvoice.ts';
import { documentFaults } from '../../testing/database/documentInvariants.ts';
import { failureOf } from '../../testing/answers.ts';
import { openTestServer, testUser } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { removeDocuments } from '../../testing/database/removeDocuments.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let call: Caller;
let mainBank: number;

beforeAll(async () => {
  server = await openTestServer();
  call = await server.signedIn();
  await server.db.insertInto('banks').values({ name: 'Argenta' }).execute();
  const { id } = await server.db
    .insertInto('banks')
    .values({ name: 'KBC', isMain: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  mainBank = id;
});
afterAll(() => server.close());

beforeEach(async () => {
  await removeDocuments(server.db);
  await removeCustomers(server.db);
  await addCustomers(server.db, [
    { companyName: 'Bakkerij Ooms', notes: 'Belt liefst ’s ochtends.' },
    { companyName: 'Garage Peeters' },
  ]);
});

const invoice = (given: Partial<TestInvoice> = {}) =>
  addInvoice(server.db, { customerNumber: '1', ...given });

/** A payment of an amount, in cents, on a due date of customer 1. */
function formOf(code: number, amount: number, given: Partial<PaymentForm> = {}): PaymentForm {
  return {
    date: isoDate('2026-03-05'),
    bankId: mainBank,
    amount: cents(amount),
    applied: cents(amount),
    type: 'K',
    method: 'OVR',
    dueDateCode: code,
    customerNumber: customerNumber('1'),
    ...given,
  };
}

const pay = (...given: Parameters<typeof formOf>) =>
  call(createPayment, { body: formOf(...given) });

const paymentsOf = (number: string, page = 1) =>
  call(listCustomerPayments, {
    params: { number: customerNumber(number) },
    query: { page, perPage: 10 },
  });

const firstPage = { page: 1, perPage: 10, search: '' } as const;

describe('what a payment is chosen from', () => {
  test('is the methods of a new installation and our banks, the main one first', async () => {
    const { methods, banks } = await call(getPaymentLookups);
    expect(methods[0]).toEqual({ key: 'OVR', value: 'Overschrijving' });
    expect(methods.map(({ key }) => key)).toEqual(['OVR', 'DOM', 'KAS', 'BAN', 'KRE']);
    expect(banks.map(({ name, isMain }) => [name, isMain])).toEqual([
      ['KBC', true],
      ['Argenta', false],
    ]);
  });
});

describe('a payment', () => {
  test('reduces what is to be paid, and returns it', async () => {
    const { code, number } = await invoice({ date: '2026-03-01', dueDate: '2026-03-15' });
    const { dueDate } = await pay(code, 21_00, { method: 'BAN' });
    expect(dueDate).toEqual({
      code,
      customerNumber: '1',
      companyName: 'Bakkerij Ooms',
      documentNumber: number,
      amount: 121_00,
      balance: 100_00,
      paid: 21_00,
      method: 'BAN',
      documentDate: '2026-03-01',
      date: '2026-03-15',
      document: { customer: { notes: 'Belt liefst ’s ochtends.' } },
    });
    expect((await pay(code, 100_00)).dueDate).toMatchObject({
      balance: 0,
      paid: 121_00,
      method: 'OVR',
    });
    expect(await documentFaults(server.db)).toEqual([]);
  });

  test('is listed with the customer, the newest first', async () => {
    const { code } = await invoice();
    await pay(code, 1_00, { date: isoDate('2026-03-01') });
    await pay(code, 3_00, { date: isoDate('2026-03-09'), bankId: 0 });
    await pay(code, 2_00, { date: isoDate('2026-03-01') });
    const { payments } = await paymentsOf('1');
    expect(payments).toEqual({
      data: [
        { date: '2026-03-09', amount: 3_00, bankName: '', notes: '' },
        { date: '2026-03-01', amount: 2_00, bankName: 'KBC', notes: '' },
        { date: '2026-03-01', amount: 1_00, bankName: 'KBC', notes: '' },
      ],
      links: [{ label: '1', active: true }],
      lastPage: 1,
      total: 3,
    });
    expect((await paymentsOf('2')).payments.total).toBe(0);
  });

  test('is listed page by page, each once', async () => {
    await invoice({ paid: Array.from({ length: 23 }, (_, index) => index + 1) });
    const pages = await Promise.all([1, 2, 3].map((page) => paymentsOf('1', page)));
    const amounts = pages.flatMap(({ payments }) => payments.data.map(({ amount }) => amount));
    expect(amounts).toEqual(Array.from({ length: 23 }, (_, index) => 23 - index));
    expect(pages.map(({ payments }) => payments.lastPage)).toEqual([3, 3, 3]);
  });

  test('is logged with its user', async () => {
    const { code } = await invoice();
    await pay(code, 5_00);
    const changes = await server.db
      .selectFrom('changes')
      .innerJoin('payments', 'payments.id', 'changes.thingId')
      .select(['action', 'userName', 'before', 'after'])
      .where('thing', '=', 'payment')
      .execute();
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ action: 'created', userName: testUser.name, before: null });
    expect(JSON.parse(changes[0]?.after ?? '')).toMatchObject({ dueDateCode: code, amount: 5_00 });
  });

  test('of an unknown customer is not found', async () => {
    expect(await failureOf(paymentsOf('77'))).toMatchObject({
      status: 404,
      messages: { message: 'Deze klant bestaat niet (meer).' },
    });
  });
});

describe('a payment is refused at its field', () => {
  test.each<[string, Partial<PaymentForm>, Record<string, string[]>]>([
    [
      'more than is left',
      { amount: cents(101_00), applied: cents(101_00) },
      {
        amount: ['Dit is meer dan er nog te betalen is. Herlaad de lijst voor het juiste saldo.'],
      },
    ],
    [
      'less than nothing',
      { amount: cents(-1), applied: cents(-1) },
      { amount: ['Dit getal is te klein.'], applied: ['Dit getal is te klein.'] },
    ],
    ['not all applied', { applied: cents(1_00) }, { applied: ['Dit getal is te klein.'] }],
    ['another type', { type: 'L' }, { type: ['Kies een van de mogelijke waarden.'] }],
    ['no method', { method: '' }, { method: ['Vul dit in.'] }],
    [
      'an unknown method',
      { method: 'NIX' },
      { method: ['Deze betalingsmethode bestaat niet (meer). Kies een andere.'] },
    ],
    [
      'an unknown bank',
      { bankId: 99 },
      { bankId: ['Deze bank bestaat niet (meer). Kies een andere.'] },
    ],
    [
      'another customer',
      { customerNumber: customerNumber('2') },
      { customerNumber: ['Deze vervaldag is van een andere klant. Herlaad de lijst.'] },
    ],
    [
      'an unknown due date',
      { dueDateCode: 0 },
      { dueDateCode: ['Deze vervaldag bestaat niet (meer). Herlaad de lijst.'] },
    ],
    [
      'several things',
      { method: 'NIX', amount: cents(999_00), applied: cents(999_00) },
      {
        amount: ['Dit is meer dan er nog te betalen is. Herlaad de lijst voor het juiste saldo.'],
        method: ['Deze betalingsmethode bestaat niet (meer). Kies een andere.'],
      },
    ],
  ])('%s', async (_name, given, errors) => {
    const { code } = await invoice({ paid: [21_00] });
    const error = await failureOf(pay(code, 10_00, given));
    expect(error.status).toBe(422);
    expect(error.messages.errors).toEqual(errors);
    expect((await paymentsOf('1')).payments.total).toBe(1);
    expect(await documentFaults(server.db)).toEqual([]);
  });

  test('nothing is left', async () => {
    const { code } = await invoice({ paid: [100_00], credited: 21_00 });
    const error = await failureOf(pay(code, 1));
    expect(error.messages.errors).toEqual({
      amount: ['Hier is niets meer te betalen. Herlaad de lijst.'],
    });
  });

  test('a credited amount is no longer due', async () => {
    const { code } = await invoice({ credited: 100_00 });
    expect((await failureOf(pay(code, 21_01))).status).toBe(422);
    expect((await pay(code, 21_00)).dueDate).toMatchObject({ balance: 0, paid: 21_00 });
    expect(await documentFaults(server.db)).toEqual([]);
  });
});

describe('concurrent payments on one due date', () => {
  /** What became of a payment in a race: the due date afterwards, or that it was refused. */
  const outcome = async (payment: ReturnType<typeof pay>) => {
    const [result] = await Promise.allSettled([payment]);
    if (result.status === 'fulfilled') return result.value.dueDate.balance;
    expect(result.reason).toMatchObject({ name: 'ApiError', status: 422 });
    return undefined;
  };

  test('that together are too much: as many as fit, and the balance is never negative', async () => {
    const { code } = await invoice();
    const balances = await Promise.all(Array.from({ length: 24 }, () => outcome(pay(code, 50_00))));
    const fitting = balances.filter((balance) => balance !== undefined);
    expect(fitting.toSorted((left, right) => right - left)).toEqual([71_00, 21_00]);
    expect(await documentFaults(server.db)).toEqual([]);
  });

  test('that together fit are all made', async () => {
    const { code } = await invoice();
    await Promise.all(Array.from({ length: 11 }, () => pay(code, 11_00)));
    const { dueDates } = await call(listDueDates, { query: firstPage });
    expect(dueDates.data[0]).toMatchObject({ balance: 0, paid: 121_00 });
    expect(await documentFaults(server.db)).toEqual([]);
  });

  test('of the same key are one', async () => {
    const { code } = await invoice();
    const idempotencyKey = newIdempotencyKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(createPayment, { body: formOf(code, 30_00) }, { idempotencyKey }),
      ),
    );
    for (const { dueDate } of answers) expect(dueDate.balance).toBe(91_00);
    expect((await paymentsOf('1')).payments.total).toBe(1);
  });
});

describe('the list of due dates', () => {
  const numbers = async (search = '', page = 1) => {
    const { dueDates } = await call(listDueDates, { query: { page, perPage: 10, search } });
    return dueDates.data.map(({ documentNumber }) => documentNumber);
  };

  test('has what is open before what is settled, the oldest first', async () => {
    const settled = await invoice({ dueDate: '2026-01-01', paid: [121_00] });
    const late = await invoice({ dueDate: '2026-04-01' });
    const early = await invoice({ dueDate: '2026-02-01', paid: [1_00] });
    const sameDay = await invoice({ dueDate: '2026-02-01' });
    expect(await numbers()).toEqual([early, sameDay, late, settled].map(({ number }) => number));
    await pay(early.code, 120_00);
    expect(await numbers()).toEqual([sameDay, late, settled, early].map(({ number }) => number));
  });

  test('comes page by page, the same forwards and from the end', async () => {
    for (let day = 1; day <= 23; day += 1) {
      const dueDate = `2026-05-${String(24 - day).padStart(2, '0')}`;
      await invoice({ dueDate, paid: day % 3 === 0 ? [121_00] : [] });
    }
    const pages = await Promise.all([1, 2, 3].map((page) => numbers('', page)));
    const all = await call(listDueDates, { query: { ...firstPage, perPage: 50 } });
    expect(pages.flat()).toEqual(all.dueDates.data.map(({ documentNumber }) => documentNumber));
    expect(all.dueDates.total).toBe(23);
    const order = all.dueDates.data.map(({ balance, date }) => `${Number(balance === 0)} ${date}`);
    expect(order).toEqual(order.toSorted());
  });

  test('is searched by number and name', async () => {
    const first = await invoice();
    const second = await invoice({ customerNumber: '2' });
    expect(await numbers('peeters')).toEqual([second.number]);
    expect(await numbers('oo')).toEqual([first.number]);
    expect(await numbers(first.number.slice(4))).toEqual([first.number]);
    expect(await numbers('zzz')).toEqual([]);
  });
});
