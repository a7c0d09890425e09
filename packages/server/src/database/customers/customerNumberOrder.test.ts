import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerNumberOrder } from './customerNumberOrder.ts';

function inOrder(numbers: string[]): string[] {
  const ordered = numbers.map((number) => [customerNumberOrder(number), number] as const);
  return ordered.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, number]) => number);
}

test('plain numbers come first, by their value', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 999_999_999_999_999 })), (values) => {
      const sorted = values.toSorted((a, b) => a - b).map(String);
      expect(inOrder(['K-1', ...values.map(String)])).toEqual([...sorted, 'K-1']);
    }),
  );
});

test('digits inside a number count by their value', () => {
  expect(inOrder(['A10', 'A9', 'A9-10', 'A9-9', 'B1'])).toEqual([
    'A9',
    'A9-9',
    'A9-10',
    'A10',
    'B1',
  ]);
});

test.each([
  ['7', '007'],
  ['7', '00000000000000000007'],
  ['k-7', 'K-07'],
  ['É1', 'e1'],
  ['1 2', ' 1  2 '],
])('%j and %j read the same', (one, other) => {
  expect(customerNumberOrder(one)).toBe(customerNumberOrder(other));
});

test('0 is not nothing', () => {
  expect(customerNumberOrder('000')).toBe(customerNumberOrder('0'));
  expect(customerNumberOrder('0')).not.toBe(customerNumberOrder(''));
});
