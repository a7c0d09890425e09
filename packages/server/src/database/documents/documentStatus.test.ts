import { isoDate } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { invoiceStatus, quoteStatus } from './documentStatus.ts';

const today = isoDate('2026-03-05');

test.each([
  ['2026-03-04', false, 'expired'],
  ['2026-03-05', false, 'open'],
  ['2026-03-06', false, 'open'],
  ['2026-03-04', true, 'converted'],
  ['2026-03-06', true, 'converted'],
])('a quote until %s, converted: %s, is %s', (dueDate, isConverted, status) => {
  expect(quoteStatus({ dueDate, isConverted }, today)).toBe(status);
});

test.each([
  [100, 0, 0, '2026-03-05', 'open'],
  [100, 0, 0, '2026-03-04', 'overdue'],
  [100, 40, 0, '2026-03-05', 'partlyPaid'],
  [100, 0, 40, '2026-03-05', 'partlyPaid'],
  [100, 40, 0, '2026-03-04', 'overdue'],
  [100, 100, 0, '2026-03-04', 'paid'],
  [100, 60, 40, '2026-03-04', 'paid'],
  [100, 0, 100, '2026-03-04', 'credited'],
  [0, 0, 0, '2026-03-04', 'paid'],
])(
  'an invoice of %i, paid %i, credited %i, due %s, is %s',
  (...[amount, paid, credited, dueDate, status]) => {
    expect(invoiceStatus({ amount, paid, credited, dueDate }, today)).toBe(status);
  },
);
