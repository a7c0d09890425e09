import type { Finding } from '@facturatie/invoice-engine';
import { describe, expect, test } from 'vitest';
import { checked } from './checked.ts';
import type { Codec, Infer } from './Codec.ts';
import { amount, integer } from './scalars/decimal.ts';
import { list } from './list.ts';
import { field, inline, object } from './object.ts';
import { text } from './scalars/text.ts';
import { wirePath } from './wirePath.ts';

const order = object({
  reference: field('ref', text()),
  shippedTo: inline(object({ city: field('gemeente', text()), zip: field('postnr', integer()) })),
  lines: field('regels', list(object({ price: field('prijs', amount()) }))),
});

const required = (path: string): Finding => ({ path, code: 'required', rule: 'V1' });

/** An order that each of these fields is demanded of, whatever it holds. */
const demanding = (...paths: string[]): Codec<Infer<typeof order>> =>
  checked(order, { rules: [], validate: () => paths.map(required) });

const wire = { ref: 'A1', gemeente: 'Gent', postnr: 9000, regels: [{ prijs: 1.5 }, { prijs: 2 }] };

describe('a checked object', () => {
  test('is decoded when its rules find no errors, and encoded without checking them', () => {
    expect(demanding().decode(wire)).toEqual(order.decode(wire));
    const decoding = order.decode(wire);
    expect(decoding.ok && demanding('reference').encode(decoding.value)).toEqual(wire);
  });

  test('is refused with the wire paths of what its rules find', () => {
    expect(demanding('shippedTo.city', 'lines.1.price', 'lines').decode(wire)).toEqual({
      ok: false,
      issues: [
        { path: 'gemeente', code: 'required' },
        { path: 'regels.1.prijs', code: 'required' },
        { path: 'regels', code: 'required' },
      ],
    });
  });

  test('passes the English object to its rules, with unreadable values as received', () => {
    const seen: unknown[] = [];
    const validate = (value: unknown): [] => {
      seen.push(value);
      return [];
    };
    const looking = checked(order, { rules: [], validate });
    expect(looking.decode({ ...wire, postnr: 'x', ref: 7 }).ok).toBe(false);
    expect(seen).toEqual([
      {
        reference: 7,
        shippedTo: { city: 'Gent', zip: 'x' },
        lines: [{ price: 150 }, { price: 200 }],
      },
    ]);
  });

  test('reports what could not be parsed and what its rules find at once, one issue for each field', () => {
    const all = demanding('reference', 'shippedTo.zip', 'lines.0.price', 'lines', 'shippedTo.city');
    expect(all.decode({ ...wire, postnr: 'x', regels: [{ prijs: 'y' }] })).toEqual({
      ok: false,
      issues: [
        { path: 'postnr', code: 'type' },
        { path: 'regels.0.prijs', code: 'type' },
        { path: 'ref', code: 'required' },
        { path: 'gemeente', code: 'required' },
      ],
    });
  });

  test.each([
    ['name', { Naam: '', NaamPlaats: 7 }, ['NaamPlaats: type', 'Naam: required']],
    ['place', { Naam: 7, NaamPlaats: '' }, ['Naam: type', 'NaamPlaats: required']],
  ])(
    'reports for %s what its rule finds beside a field whose name begins alike',
    (path, alike, reported) => {
      const fields = { name: field('Naam', text()), place: field('NaamPlaats', text()) };
      const both = checked(object(fields), { rules: [], validate: () => [required(path)] });
      const decoded = both.decode(alike);
      expect(
        decoded.ok ? [] : decoded.issues.map((issue) => `${issue.path}: ${issue.code}`),
      ).toEqual(reported);
    },
  );

  test('is refused within a list with the whole path', () => {
    expect(list(demanding('reference')).decode([wire])).toEqual({
      ok: false,
      issues: [{ path: '0.ref', code: 'required' }],
    });
  });

  test('reports a malformed field by its wire name', () => {
    const malformed = { path: 'reference', code: 'malformed', rule: 'V1' } as const;
    expect(checked(order, { rules: [], validate: () => [malformed] }).decode(wire)).toEqual({
      ok: false,
      issues: [{ path: 'ref', code: 'type' }],
    });
  });

  test('rejects what is not an object without running its rules', () => {
    expect(demanding('reference').decode(null)).toEqual({
      ok: false,
      issues: [{ path: '', code: 'required' }],
    });
  });

  test('fails when a rule refers to a field that is not in the codec', () => {
    expect(() => demanding('colour').decode(wire)).toThrow('A rule is about colour');
  });
});

test('a checked object is described with its rules, wherever the field is', () => {
  const rules = [
    { path: 'reference', rule: 'V1', required: true },
    { path: 'shippedTo.zip', rule: 'V2' },
  ];
  const { description } = checked(order, { rules, validate: () => [] });
  const [reference, shippedTo, lines] = description.kind === 'object' ? description.fields : [];
  expect(reference?.description).toEqual({
    kind: 'scalar',
    type: 'text, required (rule V1)',
    shape: { kind: 'text' },
    required: true,
  });
  expect(shippedTo?.description).toMatchObject({
    kind: 'object',
    fields: [
      { name: 'city', wireName: 'gemeente', description: { kind: 'scalar', type: 'text' } },
      {
        name: 'zip',
        wireName: 'postnr',
        description: { kind: 'scalar', type: 'whole number (rule V2)' },
      },
    ],
  });
  expect(lines?.description).toMatchObject({ kind: 'list' });
});

describe('wirePath', () => {
  test.each([
    ['reference', 'ref'],
    ['shippedTo.city', 'gemeente'],
    ['lines', 'regels'],
    ['lines.12', 'regels.12'],
    ['lines.12.price', 'regels.12.prijs'],
  ])('of %s is %s', (path, onWire) => {
    expect(wirePath(order.description, path)).toBe(onWire);
  });

  test.each([
    '',
    'ref',
    'lines.0.prijs',
    'lines.x.price',
    'reference.0',
    'shippedTo.x',
    'shippedTo',
  ])('is not known for %j', (path) => {
    expect(wirePath(order.description, path)).toBeUndefined();
  });
});
