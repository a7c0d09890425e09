import { isoDate } from '@facturatie/invoice-engine';
import { expect, test } from 'vitest';
import { nextDateOf } from './generateRecurrence.ts';

test.each([
  ['2026-03-05', 'weekly', '2026-03-12'],
  ['2026-01-31', 'monthly', '2026-02-28'],
  ['2024-01-31', 'monthly', '2024-02-29'],
  ['2025-11-30', 'quarterly', '2026-02-28'],
  ['2026-08-31', 'halfYearly', '2027-02-28'],
  ['2024-02-29', 'yearly', '2025-02-28'],
] as const)('after %s, %s, comes %s', (date, frequency, next) => {
  expect(nextDateOf(isoDate(date), frequency)).toBe(next);
});
