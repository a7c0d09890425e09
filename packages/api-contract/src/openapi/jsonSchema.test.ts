import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../entities/entities.ts';
import {
  type Fits,
  fitsReference,
  fitsSchema,
  schemaAlone,
  sent,
} from '../testing/openApiSchemas.ts';
import { wiresOf } from '../testing/wiresOf.ts';

/** Mistaken values of a field, and valid ones in another notation. */
const oddities = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  ' ',
  'x',
  'a\0',
  true,
  false,
  -1,
  0,
  1,
  '1',
  '0',
  1.5,
  '1.50',
  '1.500',
  1.005,
  '1.0005',
  101,
  1e21,
  '9'.repeat(20),
  '2026-02-01',
  '2026-2-1',
  [],
  {},
  [{}],
);

describe.each(entities)('$name', ({ name, codec }) => {
  const wires = wiresOf(name);

  test('conforms to its schemas', async () => {
    const answered = await fitsSchema(schemaAlone(codec, 'answered'), `${name}/answered`);
    const asked = await fitsSchema(schemaAlone(codec, 'sent'), `${name}/sent`);
    fc.assert(
      fc.property(wires, (wire) => {
        expect([answered(wire), asked(wire)]).toEqual([true, true]);
      }),
    );
  });

  test('is refused by the codec wherever its schema refuses what is sent', async () => {
    const fits = await fitsSchema(schemaAlone(codec, 'sent'), `${name}/odd`);
    fc.assert(
      fc.property(wires, fc.nat(), oddities, (wire, index, odd) => {
        const fields = Object.keys(wire);
        const changed = { ...wire, [fields[index % fields.length] ?? '']: odd };
        expect(fits(changed) || !codec.decode(sent(changed)).ok).toBe(true);
      }),
    );
  });

  test('is no bare text, number or list', async () => {
    const fits = await fitsSchema(schemaAlone(codec, 'sent'), `${name}/bare`);
    expect([null, 'text', 7, true, []].map(fits)).toEqual([false, false, false, false, false]);
  });
});

describe('what is known to be wrong is refused', () => {
  const filled = { Datum: '2026-03-05', FK_Bank: 0, Bedrag: 12.5, Toegekend: '12.50', Type: 'K' };
  const payment = { ...filled, Betaling_Per: 'O', Vervaldagen: 7, Klantnummer: 12 };
  let fits: Fits;
  beforeAll(async () => {
    fits = await fitsReference('#/components/schemas/paymentForm');
  });

  test('the payment itself is not', () => {
    expect(fits(payment)).toBe(true);
  });

  test.each([
    ['Datum', '5/3/2026'],
    ['Datum', null],
    ['FK_Bank', -1],
    ['FK_Bank', 1.5],
    ['Bedrag', '12,50'],
    ['Bedrag', '12.505'],
    ['Bedrag', 1e15],
    ['Bedrag', undefined],
    ['Bedrag', true],
    ['Vervaldagen', 'x'],
    ['Klantnummer', ' '],
    ['Klantnummer', 'a\0'],
  ])('%s as %j', (field, wrong) => {
    expect(fits({ ...payment, [field]: wrong })).toBe(false);
  });
});
