import { describe, expect, test } from 'vitest';
import { monthsWithin, yearsAround } from './monthChoices.ts';

const bounds = { minimum: '2020-11-30', maximum: '2027-02-01' };

describe('the months that the calendar offers', () => {
  test('years ten before and ten after', () => {
    const years = yearsAround(2026, { minimum: '1900-01-01', maximum: '2199-12-31' });
    expect([years[0], years.at(-1), years.length]).toEqual([2016, 2036, 21]);
  });

  test('only years with days to pick', () => {
    expect(yearsAround(2026, bounds)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]);
  });

  test('only months with days to pick', () => {
    expect(monthsWithin(2020, bounds)).toEqual([11, 12]);
    expect(monthsWithin(2021, bounds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(monthsWithin(2027, bounds)).toEqual([1, 2]);
    expect(monthsWithin(2026, { minimum: '2026-03-05', maximum: '2026-04-05' })).toEqual([3, 4]);
  });
});
