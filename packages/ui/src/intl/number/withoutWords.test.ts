import { describe, expect, test } from 'vitest';
import { readMoney } from './money.ts';
import { withoutWords } from './withoutWords.ts';

describe('words around a pasted amount', () => {
  test.each([
    ['Prijs: € 12,50 excl. btw', 1250],
    ['Totaal EUR 1.234,56', 123456],
    ['12,50 euro per stuk', 1250],
    ['abc12,50', 1250],
    ['12,50abc', 1250],
    ['Eenheidsprijs\t12,50', 1250],
    ['Te betalen: -12,50 EUR', -1250],
  ])('%j is %d cents', (text, value) => {
    expect(readMoney(text, { entry: 'pasted', skipsWords: true })).toMatchObject({ value });
  });

  test.each([
    '1O0,00',
    'l2,50',
    '12,5O',
    'CR 12,50',
    '12,50 D',
    '12,50 min',
    'USD 12,50',
    'BEF 500',
    '50 cent',
    '12k',
    '1,2 mio',
    '2 x 12,50',
    'van 12,50 tot 13,00',
    'prijs 12.5.0',
    'geen prijs',
  ])('%j stays as it is, and is refused', (text) => {
    const { error } = readMoney(text, { entry: 'pasted', skipsWords: true });
    expect(error).toEqual(expect.any(String));
  });

  test('words stay unless the field leaves them out, and when they are typed', () => {
    const refused = { error: 'notANumber', part: 'prijs' };
    expect(readMoney('prijs 12,50', { entry: 'pasted' })).toEqual(refused);
    expect(readMoney('prijs 12,50', { entry: 'typed', skipsWords: true })).toEqual(refused);
  });

  test('a text that is not understood comes back as it is', () => {
    expect(['12 x 3', 'C12', 'btw'].map(withoutWords)).toEqual(['12 x 3', 'C12', 'btw']);
  });
});
