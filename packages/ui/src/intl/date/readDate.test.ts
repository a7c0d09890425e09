import { describe, expect, test } from 'vitest';
import { entries } from '../reading.ts';
import type { IsoDate } from './DateResult.ts';
import { formatDate } from './formatDate.ts';
import { readDate } from './readDate.ts';

const today = '2026-03-16';
const typed = (text: string, bounds = {}) => readDate(text, { entry: 'typed', today, ...bounds });

/** Days from the first to the last of a year, by the platform's calendar. */
function daysOf(year: number): IsoDate[] {
  const start = Date.UTC(year, 0, 1);
  const count = (Date.UTC(year + 1, 0, 1) - start) / 86_400_000;
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}

const monthNames =
  'januari februari maart april mei juni juli augustus september oktober november december';

/** Eight ways to write a day. */
function spellingsOf(date: IsoDate): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [d, m, yy] = [Number(day), Number(month), year.slice(2)];
  return [
    `${d}/${m}/${yy}`,
    `${day}/${month}/${year}`,
    `${d}-${m}-${year}`,
    `${d}.${m}.${yy}`,
    `${day}${month}${yy}`,
    `${day}${month}${year}`,
    date,
    `${d} ${monthNames.split(' ')[m - 1]} ${year}`,
  ];
}

describe('every day from 2000 to 2099 is read as itself', () => {
  const days = Array.from({ length: 100 }, (_, index) => daysOf(2000 + index)).flat();
  const written = days.flatMap((date) => spellingsOf(date).map((text) => ({ date, text })));

  test('there are 36,525', () => {
    expect([days.length, written.length]).toEqual([36_525, 292_200]);
  });

  test.each(entries)('in eight spellings, %s', (entry) => {
    const isWrong = ({ date, text }: (typeof written)[number]) =>
      readDate(text, { entry, today }).value !== date;
    expect(written.filter(isWrong)).toEqual([]);
  });

  test('as it is shown, with nothing else to offer', () => {
    const isWrong = (date: IsoDate) => {
      const { value, alternative } = typed(formatDate(date));
      return value !== date || alternative !== undefined;
    };
    expect(days.filter(isWrong)).toEqual([]);
  });
});

describe('what a field gets', () => {
  test('a reading is the date, and the text it is shown as', () => {
    expect(typed('050326')).toEqual({ value: '2026-03-05', text: '5/03/2026' });
  });

  test('empty is no date, and no error', () => {
    expect(typed('  ')).toEqual({ value: null, text: '' });
  });

  test('without a year it is the year of today', () => {
    expect(readDate('31/12', { entry: 'typed', today: '2031-01-02' })).toEqual({
      value: '2031-12-31',
      text: '31/12/2031',
    });
  });

  test.each([
    ['30/2/2026', { error: 'doesNotExist', day: 30, month: 2, year: 2026 }],
    ['29/2', { error: 'doesNotExist', day: 29, month: 2, year: 2026 }],
    ['5/3/0026', { error: 'yearOutOfRange', year: 26, first: 1900, last: 2199 }],
    ['vr 5/3/2026', { error: 'otherWeekday', weekday: 4, day: 5, month: 3, year: 2026 }],
    ['morgen', { error: 'notADate' }],
    [`5/3/26${' '.repeat(100)}.`, { error: 'notADate' }],
  ])('%s: why it is refused', (text, result) => {
    expect(typed(text)).toEqual(result);
  });

  test('a date outside the bounds is refused with the bound', () => {
    const bounds = { minimum: '2026-01-01', maximum: '2026-12-31' };
    expect(typed('31/12/2025', bounds)).toEqual({ error: 'tooEarly', minimum: '2026-01-01' });
    expect(typed('1/1/2027', bounds)).toEqual({ error: 'tooLate', maximum: '2026-12-31' });
    expect(typed('1/1/2026', bounds)).toEqual({ value: '2026-01-01', text: '1/01/2026' });
    expect(typed('31/12/2026', bounds)).toEqual({ value: '2026-12-31', text: '31/12/2026' });
  });

  test('the other reading of four digits, unless the bounds shut it out', () => {
    const chosen = { value: '2026-03-05', text: '5/03/2026' };
    const other = { value: '2026-05-03', text: '3/05/2026' };
    expect(typed('0503')).toEqual({ ...chosen, alternative: other });
    expect(typed('0503', { maximum: '2026-04-01' })).toEqual(chosen);
  });

  test('the American order is offered, never taken', () => {
    expect(typed('03/31/2026')).toEqual({
      error: 'doesNotExist',
      day: 3,
      month: 31,
      year: 2026,
      alternative: { value: '2026-03-31', text: '31/03/2026' },
    });
  });

  test('a day of the week settles the order', () => {
    expect(readDate('do 5/3/2026', { entry: 'pasted', today })).toEqual({
      value: '2026-03-05',
      text: '5/03/2026',
    });
  });
});

describe('writing a date', () => {
  test('refuses what is no date', () => {
    expect(() => formatDate('5/03/2026')).toThrow(RangeError);
  });
});
