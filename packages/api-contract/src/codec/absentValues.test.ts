import { expect, test } from 'vitest';
import { absentValues } from './absentValues.ts';
import { boolean } from './scalars/boolean.ts';
import { integer } from './scalars/decimal.ts';
import { field, inline, object } from './object.ts';
import { nullable, withDefault } from './optional.ts';
import { text } from './scalars/text.ts';

const thing = object({
  id: field('PK_item', integer()),
  name: field('Naam', text()),
  parent: field('Ouder', nullable(integer())),
  address: inline(object({ country: field('Land', withDefault(text(), 'BE')) })),
});

test('an absent field has the default of its codec; without a default it is left out', () => {
  expect(absentValues(thing, ['id'])).toEqual({
    name: '',
    parent: null,
    address: { country: 'BE' },
  });
});

test('a field that cannot be absent is not made up', () => {
  expect(() => absentValues(object({ sent: field('verzonden', boolean()) }))).toThrow('sent');
});
