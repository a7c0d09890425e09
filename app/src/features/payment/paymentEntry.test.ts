import { customerNumber } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import { describe, expect, test } from 'vitest';
import { newPaymentEntry, paymentForm, validatePaymentEntry } from './paymentEntry.ts';

const dueDate = { balance: cents(100_00), code: 7, customerNumber: customerNumber('K1') };
const lookups = {
  banks: [
    { id: 1, name: 'KBC', isMain: false },
    { id: 2, name: 'Belfius', isMain: true },
  ],
  methods: [
    { key: 'KAS', value: 'Kas' },
    { key: 'OVR', value: 'Overschrijving' },
  ],
};
const entry = { date: '2026-03-16', bankId: 2, amount: 100_00, method: 'OVR' };

describe('a payment begins', () => {
  test('today, on the main bank, with all that is open, by transfer', () => {
    expect(newPaymentEntry(dueDate, lookups, '2026-03-16')).toEqual(entry);
  });

  test('without a bank and a method where there is no main bank and no transfer', () => {
    const others = { banks: lookups.banks.slice(0, 1), methods: lookups.methods.slice(0, 1) };
    expect(newPaymentEntry(dueDate, others, '2026-03-16')).toEqual({
      ...entry,
      bankId: 0,
      method: '',
    });
  });
});

test.each([
  ['all that is open', {}, []],
  ['a cent more', { amount: 100_01 }, ['amount max']],
  ['nothing', { amount: null }, ['amount required']],
  ['no method', { method: '' }, ['method required']],
  ['no date', { date: null }, ['date required']],
])('a payment of %s', (_what, given, faults) => {
  const found = validatePaymentEntry({ ...entry, ...given }, dueDate.balance);
  expect(found.map((fault) => `${fault.path} ${fault.code}`)).toEqual(faults);
});

test('a payment sends all of its amount for its due date', () => {
  expect(paymentForm({ ...entry, amount: 60_00 }, dueDate)).toEqual({
    date: isoDate('2026-03-16'),
    bankId: 2,
    amount: 60_00,
    applied: 60_00,
    type: 'K',
    method: 'OVR',
    dueDateCode: 7,
    customerNumber: 'K1',
  });
});
