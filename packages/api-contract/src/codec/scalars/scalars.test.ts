import { unitPrice } from '@facturatie/invoice-engine';
import { describe, expect, test } from 'vitest';
import { boolean, flag } from './boolean.ts';
import { choice } from './choice.ts';
import type { Codec } from '../Codec.ts';
import { customerNumber, customerNumberText, requiredText, searchText, text } from './text.ts';
import { date } from './date.ts';
import { integer, price } from './decimal.ts';
import { empty, file } from '../body.ts';
import { instant } from './instant.ts';
import { oneOf } from '../oneOf.ts';
import { nullable, withDefault } from '../optional.ts';

const refused = (code: string): unknown => ({ ok: false, issues: [{ path: '', code }] });
const read = (value: unknown): unknown => ({ ok: true, value });

const pdf = new Blob(['%PDF'], { type: 'application/pdf' });

const outcomes: [string, Codec<unknown>, unknown, unknown][] = [
  ['text', text(), 'één', read('één')],
  ['text', text(), '  ', read('  ')],
  ['text', text(), null, read('')],
  ['text', text(), undefined, read('')],
  ['text', text(), 5, refused('type')],
  ['text', text(), 'a\0b', refused('characters')],
  ['text', text(), 'half \uD83D', refused('characters')],
  ['text', text(), 'whole 😀', read('whole 😀')],
  ['search text', searchText(), '  bak ker ', read('bak ker')],
  ['search text', searchText(), null, read('')],
  ['search text', searchText(), '\0', refused('characters')],
  ['search text', searchText(), ` ${'a'.repeat(10_000)}`, read('a'.repeat(100))],
  ['search text', searchText(), '😀'.repeat(101), read('😀'.repeat(100))],
  ['search text', searchText(), `${'a'.repeat(99)} b`, read('a'.repeat(99))],
  ['required text', requiredText(), 'a', read('a')],
  ['required text', requiredText(), '', refused('required')],
  ['required text', requiredText(), ' \t\n', refused('required')],
  ['required text', requiredText(), null, refused('required')],
  ['required text', requiredText(), false, refused('type')],
  ['customer number', customerNumberText(), 'K-12', read('K-12')],
  ['customer number', customerNumberText(), 12, read('12')],
  ['customer number', customerNumberText(), 1.5, refused('type')],
  ['customer number', customerNumberText(), '', refused('required')],
  ['boolean', boolean(), false, read(false)],
  ['boolean', boolean(), null, refused('required')],
  ['boolean', boolean(), 1, refused('type')],
  ['boolean', boolean(), 'true', refused('type')],
  ['date', date(), '2028-02-29', read('2028-02-29')],
  ['date', date(), '2026-02-29', refused('date')],
  ['date', date(), '2026-2-1', refused('date')],
  ['date', date(), '2026-02-01T00:00:00Z', refused('date')],
  ['date', date(), '', refused('required')],
  ['date', date(), ' ', refused('required')],
  ['date', date(), 20_260_201, refused('type')],
  ['nullable integer', nullable(integer()), null, read(null)],
  ['nullable integer', nullable(integer()), undefined, read(null)],
  ['nullable integer', nullable(integer()), '', read(null)],
  ['nullable integer', nullable(integer()), ' ', read(null)],
  ['nullable integer', nullable(integer()), 0, read(0)],
  ['nullable integer', nullable(integer()), 'x', refused('type')],
  ['integer, default 7', withDefault(integer(), 7), null, read(7)],
  ['integer, default 7', withDefault(integer(), 7), '', read(7)],
  ['integer, default 7', withDefault(integer(), 7), 0, read(0)],
  ['integer, default 7', withDefault(integer(), 7), 1.5, refused('integer')],
  ['10 or 20', oneOf(integer(), [10, 20]), '20', read(20)],
  ['10 or 20', oneOf(integer(), [10, 20]), 15, refused('enum')],
  ['10 or 20', oneOf(integer(), [10, 20]), 'x', refused('type')],
  ['quote or invoice', choice({ quote: 10, invoice: 11 }), 11, read('invoice')],
  ['quote or invoice', choice({ quote: 10, invoice: 11 }), '10', read('quote')],
  ['quote or invoice', choice({ quote: 10, invoice: 11 }), 'quote', refused('enum')],
  ['quote or invoice', choice({ quote: 10, invoice: 11 }), '', refused('required')],
  ['quote or invoice', choice({ quote: 10, invoice: 11 }), true, refused('type')],
  ['flag', flag(), 1, read(true)],
  ['flag', flag(), '0', read(false)],
  ['flag', flag(), true, read(true)],
  ['flag', flag(), null, refused('required')],
  ['flag', flag(), 2, refused('type')],
  ['moment', instant(), '2026-03-05T09:07:00.000Z', read(Date.UTC(2026, 2, 5, 9, 7))],
  ['moment', instant(), '2026-03-05', refused('date')],
  ['moment', instant(), '2026-13-05T09:07:00.000Z', refused('date')],
  ['moment', instant(), null, refused('required')],
  ['moment', instant(), 5, refused('type')],
  ['price', price(), 12.5, read(12_50_00)],
  ['price', price(), '0.05', read(5_00)],
  ['price', price(), 99_999_999.99, read(99_999_999_99_00)],
  ['price', price(), 100_000_000, refused('max')],
  ['price', price(), -0.01, refused('min')],
  ['price', price(), 0.335, refused('decimals')],
  ['price', price(), null, refused('required')],
  ['file', file('application/pdf'), pdf, read(pdf)],
  ['file', file('application/pdf'), 'text', refused('type')],
  ['no content', empty(), { anything: 1 }, read(undefined)],
];

test.each(outcomes)('%s: %#. of %j', (_, codec, wire, outcome) => {
  expect(codec.decode(wire)).toEqual(outcome);
});

test('no content is written as nothing', () => {
  expect(empty().encode(undefined)).toBeUndefined();
});

describe('marking text as a customer number', () => {
  test('keeps the text', () => {
    expect(customerNumber(' 7')).toBe(' 7');
  });

  test.each(['', ' \t'])('refuses %j', (value) => {
    expect(() => customerNumber(value)).toThrow(RangeError);
  });
});

test('a price with more decimals than the wire format has is never written', () => {
  expect(price().encode(unitPrice(12_50_00))).toBe(12.5);
  expect(() => price().encode(unitPrice(33_50))).toThrow(RangeError);
});
