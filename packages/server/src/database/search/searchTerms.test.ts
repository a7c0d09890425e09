import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/anyText.ts';
import { searchTerms } from './searchTerms.ts';

test.each([
  ['', []],
  [' , ; ', []],
  ['Peeters', [['peeters']]],
  ['De Smet, Gent', [['de'], ['smet'], ['gent']]],
  ['0403.170.701', [['0403170701', '0403.170.701']]],
  ['0403170701', [['0403170701']]],
  ['0403 170 701', [['0403170701']]],
  ['BE 0403.170.701', [['0403170701', '0403.170.701'], ['be']]],
  ['BE0403.170.701', [['be0403.170.701', 'be0403170701']]],
  ['03/123 45 67', [['031234567']]],
  ['(03) 123.45.67', [['031234567']]],
  ['+32 3 123 45 67', [['031234567']]],
  ['+32 (0)3 123 45 67', [['031234567']]],
  ['0032 3 123 45 67', [['031234567']]],
  ['+31 20 123 45 67', [['31201234567']]],
  ['+32 475', [['0475']]],
  ['03/123', [['03/123', '03123']]],
  ['Kerkstraat 12, 9000 Gent', [['kerkstraat'], ['12'], ['9000'], ['gent']]],
  ['12-14', [['12-14', '1214']]],
  ['100%', [['100%']]],
  ['-', [['-']]],
])('%j asks for %j', (search, terms) => {
  expect(searchTerms(search)).toEqual(terms);
});

test('every term is something to look for, without white space', () => {
  fc.assert(
    fc.property(anyText, (search) => {
      for (const spelling of searchTerms(search).flat()) expect(spelling).toMatch(/^\S+$/u);
    }),
  );
});
