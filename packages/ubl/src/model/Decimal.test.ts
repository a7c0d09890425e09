import { expect, test } from 'vitest';
import { amount, decimalText } from './Decimal.ts';

test.each([
  [amount(1250), '12.50'],
  [amount(-5), '-0.05'],
  [amount(0), '0.00'],
  [{ units: -0, scale: 2 }, '0.00'],
  [{ units: 3350, scale: 4 }, '0.3350'],
  [{ units: 21, scale: 0 }, '21'],
  [amount(12345678901234567890n), '123456789012345678.90'],
])('W4 %o is %s', (value, text) => {
  expect(decimalText(value)).toBe(text);
});
