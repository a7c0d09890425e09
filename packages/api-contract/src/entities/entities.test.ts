import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../codec/Codec.ts';
import { wireValues } from '../testing/wireValues.ts';
import { customer } from './customer.ts';
import { customerGroup } from './customerGroup.ts';
import { entities } from './entities.ts';

/** As it arrives at the other side. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function decoded<T>(codec: Codec<T>, wire: unknown): T {
  const result = codec.decode(wire);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

describe.each(entities)('$name', ({ name, codec }) => {
  const wires = wireValues[name] ?? fc.constant({});

  test('is written exactly as it was read', () => {
    fc.assert(
      fc.property(wires, (wire) => {
        expect(sent(codec.encode(decoded(codec, sent(wire))))).toEqual(sent(wire));
      }),
    );
  });

  test('is read the same with fields that it does not know', () => {
    fc.assert(
      fc.property(wires, fc.jsonValue(), (wire, extra) => {
        expect(decoded(codec, { ...wire, unknownField: extra })).toEqual(decoded(codec, wire));
      }),
    );
  });

  test('is read the same with null or nothing for empty text, and with numbers as text', () => {
    fc.assert(
      fc.property(wires, fc.constantFrom(null, undefined), (wire, nothing) => {
        const loose = Object.entries(wire).map(([field, value]) => {
          if (value === '' || value === null) return [field, nothing];
          return [field, isPlainNumber(value) ? String(value) : value];
        });
        expect(decoded(codec, sent(Object.fromEntries(loose)))).toEqual(decoded(codec, wire));
      }),
    );
  });

  test.each([null, undefined, 'text', 7, true, []])('is not read from %j', (wire) => {
    const code = wire === null || wire === undefined ? 'required' : 'type';
    expect(codec.decode(wire)).toEqual({ ok: false, issues: [{ path: '', code }] });
  });
});

test('a customer has every field that the product specification names', () => {
  const fields =
    'Klantnummer, Klantgroep, Btwnummer, Naambedrijf, klRpr, klOndernmngsnr, klBank, klBic, klIban, ' +
    'Website, Functie, Referentie, klvwID, EmailGecontroleerd, klKorting, klRekeningNrBkhd, ' +
    'klTypeTelling, klToegelatenKr, klSaldo, klSaldoInit, Notities, Aanhef, Naamcontactpersoon, ' +
    'Factuuradres, Postcode, Plaats, LandIdFactuur, Emailadres, Telefoonnummer, Mobielenummer, ' +
    'Faxnummer, klLevAdres, klLevPostcode, klLevPlaats, LandIdLevering, klLevEmailadres, ' +
    'klLevTelefoonnummer, klLevMobielenummer, klLevFaxnummer';
  const minimal = { Klantnummer: '1', Klantgroep: 1, Naambedrijf: 'Bakkerij', klTypeTelling: 'F' };
  const wire = customer.encode(decoded(customer, minimal)) as Record<string, unknown>;
  expect(Object.keys(wire).toSorted()).toEqual(fields.split(', ').toSorted());
});

test('a customer that says little is read with the defaults of the specification', () => {
  expect(
    decoded(customer, { Klantnummer: 7, Klantgroep: '2', Naambedrijf: 'X', klTypeTelling: 'F' }),
  ).toMatchObject({
    number: '7',
    groupId: 2,
    representativeId: null,
    emailVerified: false,
    discount: 0,
    creditLimit: 0,
    balance: 0,
    openingBalance: 0,
    vatNumber: '',
    invoiceAddress: { street: '', country: 'BE' },
    deliveryAddress: { street: '', country: 'BE' },
  });
});

test('a group that says little has no discount', () => {
  expect(decoded(customerGroup, { PK_groep: 3, GroepNaam: 'Horeca' })).toEqual({
    id: 3,
    name: 'Horeca',
    discount: 0,
    notes: '',
  });
});

test('a customer without its required fields, or with wrong ones, is refused field by field', () => {
  expect(
    customer.decode({ Klantnummer: ' ', klTypeTelling: '', klKorting: 7.125, LandIdFactuur: 32 }),
  ).toEqual({
    ok: false,
    issues: [
      { path: 'Klantnummer', code: 'required' },
      { path: 'Klantgroep', code: 'required' },
      { path: 'Naambedrijf', code: 'required' },
      { path: 'klKorting', code: 'decimals' },
      { path: 'klTypeTelling', code: 'required' },
      { path: 'LandIdFactuur', code: 'type' },
    ],
  });
});

/** Numbers of which JavaScript's own text has no exponent. */
function isPlainNumber(value: unknown): value is number {
  return typeof value === 'number' && !String(value).includes('e');
}
