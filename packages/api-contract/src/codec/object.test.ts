import { cents } from '@facturatie/invoice-engine';
import type { Cents } from '@facturatie/invoice-engine';
import { describe, expect, test } from 'vitest';
import type { Codec, Infer } from './Codec.ts';
import { requiredText, text } from './scalars/text.ts';
import type { CustomerNumber } from './scalars/text.ts';
import { amount, integer } from './scalars/decimal.ts';
import { englishPath } from './englishPath.ts';
import { list } from './list.ts';
import { field, inline, object } from './object.ts';

const place = object({ city: field('gemeente', text()), zip: field('postnr', integer()) });

const order = object({
  reference: field('ref', requiredText()),
  shippedTo: inline(place),
  lines: field('regels', list(object({ price: field('prijs', amount()) }))),
  owner: field('eigenaar', object({ name: field('naam', text()) })),
});

const wire = {
  ref: 'A1',
  gemeente: 'Gent',
  postnr: 9000,
  regels: [{ prijs: 1.5 }, { prijs: 2 }],
  eigenaar: { naam: 'Els' },
};

const value: Infer<typeof order> = {
  reference: 'A1',
  shippedTo: { city: 'Gent', zip: 9000 },
  lines: [{ price: cents(150) }, { price: cents(200) }],
  owner: { name: 'Els' },
};

test('one declaration reads and writes: nested, in lists, and inline', () => {
  expect(order.decode(wire)).toEqual({ ok: true, value });
  expect(order.encode(value)).toEqual(wire);
});

test('every refusal is reported with its wire path', () => {
  const wrong = { ref: '', postnr: 'x', regels: [{ prijs: 1 }, { prijs: 1.001 }, 5], eigenaar: [] };
  expect(order.decode(wrong)).toEqual({
    ok: false,
    issues: [
      { path: 'ref', code: 'required' },
      { path: 'postnr', code: 'type' },
      { path: 'regels.1.prijs', code: 'decimals' },
      { path: 'regels.2', code: 'type' },
      { path: 'eigenaar', code: 'type' },
    ],
  });
});

test('a list or object that is absent is required', () => {
  expect(order.decode({ ref: 'A1', postnr: 1 })).toEqual({
    ok: false,
    issues: [
      { path: 'regels', code: 'required' },
      { path: 'eigenaar', code: 'required' },
    ],
  });
});

test('a field of another name on the wire is not taken for ours', () => {
  expect(order.decode({ ...wire, ref: undefined, reference: 'A1' }).ok).toBe(false);
});

test('the schema serves libraries that take a Standard Schema', () => {
  expect(place.schema['~standard'].validate({ gemeente: 'Gent', postnr: '9000' })).toMatchObject({
    value: { city: 'Gent', zip: 9000 },
  });
});

describe('englishPath', () => {
  test.each([
    ['ref', 'reference'],
    ['gemeente', 'shippedTo.city'],
    ['regels', 'lines'],
    ['regels.12', 'lines.12'],
    ['regels.12.prijs', 'lines.12.price'],
    ['eigenaar.naam', 'owner.name'],
  ])('of %s is %s', (wirePath, path) => {
    expect(englishPath(order.description, wirePath)).toBe(path);
  });

  test.each([
    '',
    'reference',
    'regels.x.prijs',
    'regels.0.price',
    'ref.0',
    'eigenaar.',
    'gemeente.x',
  ])('is not known for %j', (wirePath) => {
    expect(englishPath(order.description, wirePath)).toBeUndefined();
  });
});

test('types keep amounts, percentages and plain numbers apart', () => {
  const price: Cents = value.lines[0]?.price ?? cents(0);
  const plain: number = price;
  // @ts-expect-error -- a plain number is not an amount
  const amountOfPlain: Cents = plain;
  // @ts-expect-error -- plain text is not a customer number
  const numberOfText: CustomerNumber = 'K1';
  // @ts-expect-error -- a codec of another type
  const other: Codec<string> = amount();
  // @ts-expect-error -- a field is missing
  const incomplete: Infer<typeof place> = { city: 'Gent' };
  expect([amountOfPlain, numberOfText, typeof other, incomplete]).toHaveLength(4);
});
