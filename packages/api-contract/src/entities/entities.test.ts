import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../codec/Codec.ts';
import { wiresOf } from '../testing/wiresOf.ts';
import { englishPath } from '../codec/englishPath.ts';
import { customer, customerForm } from './customer.ts';
import { customerGroup, customerGroupForm } from './customerGroup.ts';
import { dueDate } from './dueDate.ts';
import { entities } from './entities.ts';
import { paymentForm } from './payment.ts';
import { salesDocument, salesDocumentForm } from './salesDocument.ts';
import { salesDocumentLine } from './salesDocumentLine.ts';
import { credentials } from './user.ts';

/** As it arrives at the other side. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function decoded<T>(codec: Codec<T>, wire: unknown): T {
  const result = codec.decode(wire);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

describe.each(entities)('$name', ({ name, codec }) => {
  const wires = wiresOf(name);

  test('is written exactly as it was read', () => {
    fc.assert(
      fc.property(wires, (wire) => {
        expect(sent(codec.encode(decoded(codec, sent(wire))))).toEqual(sent(wire));
      }),
    );
  });

  test('is read the same with unknown fields', () => {
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

const specified: [string, Codec<unknown>, string][] = [
  [
    'the head of a document',
    salesDocument,
    'faVolgnummer, Factuurnummer, Factuurdatum, Vervaldatum, voorziene_leverdatum, Referentie, ' +
      'Notities, DocumentOpmerkingen, Klantnummer, NaamBedrijf, klTypeTelling, TotaalNetto, ' +
      'TotaalBTW, TotaalBedrag, te_betalen, TotaalExclBTW, TotaalBTWZNDRKRTNG, TotaalInclBTW, ' +
      'KortingsPercentage, KortingEH, details, klant',
  ],
  [
    'a line',
    salesDocumentLine,
    'Volgnummer, mode, arType, arAard, Artikelnummer, Artikelnaam, ArtikelHoeveelheid, ' +
      'ArtikelPrijs_per_eenheid, KortingsPercentage, fdKortingC, BTWCode, ArtikelBTW, ArtikelNetto, ' +
      'ArtikelBruto, arVPINCLBTW, fdarNettoPrijsExclBTW, fdarNettoPrijsInclBTW, ' +
      'fdarNettoPrijsExclBTWNet, fdTotPrijsExclBTW, fdTotPrijsInclBTW, fdArtikelNettoNet, ' +
      'fdArtikelBrutoNet, fdarKortingExBTW, fdTotKortingExBTW, fdarAankoop_prijs, fdarMargeEH, ' +
      'fdarMarge, fdarNettoMargeEH, fdarNettoMarge, fdarNettoMargeEHNet, fdarNettoMargeNet, ' +
      'fdTotMargeEH, fdNettoTotMargeEH, fdNettoTotMargeEHNet, StockBijhouden, AantalGeleverd, ' +
      'fdNogTeLeveren, fdAantalBO, fdLevCode, fdFabrCode, arehID, PK_item, Factuurnummer, ' +
      'fdOmschrijving_klein2, fdOmschrijving_klein3',
  ],
  [
    'a payment to create',
    paymentForm,
    'Datum, FK_Bank, Bedrag, Toegekend, Type, Betaling_Per, Vervaldagen, Klantnummer',
  ],
  [
    'a due date',
    dueDate,
    'Code, Klantnummer, NaamBedrijf, FK_Factuurnummer, Bedrag, Saldo, Betaald, Betaling_Per, ' +
      'Factuurdatum, Datum, factuur',
  ],
];

test.each(specified)(
  '%s has every field that the product specification names',
  (_, codec, names) => {
    const { description } = codec;
    const paths = names.split(', ').map((name) => [name, englishPath(description, name)]);
    expect(paths.filter(([, path]) => path === undefined)).toEqual([]);
  },
);

test('a customer with few fields is read with the defaults of the specification', () => {
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

test('a group without a discount field has no discount', () => {
  expect(decoded(customerGroup, { PK_groep: 3, GroepNaam: 'Horeca' })).toEqual({
    id: 3,
    name: 'Horeca',
    discount: 0,
    notes: '',
  });
});

test('a customer form is refused for all that is wrong with it, by wire field', () => {
  const wrong = {
    Klantnummer: ' ',
    Naambedrijf: '',
    klTypeTelling: '  ',
    klKorting: 101,
    klvwID: 1.5,
    Emailadres: 'info@',
    klLevEmailadres: 'x',
    LandIdFactuur: 32,
    Notities: 7,
  };
  expect(issuesOf(customerForm, wrong)).toEqual({
    Klantnummer: ['required'],
    Klantgroep: ['required'],
    Naambedrijf: ['required'],
    klTypeTelling: ['required'],
    klKorting: ['max'],
    klvwID: ['integer'],
    Emailadres: ['email'],
    klLevEmailadres: ['email'],
    LandIdFactuur: ['type'],
    Notities: ['type'],
  });
});

test.each([
  [{ klKorting: 7.125 }, { klKorting: ['decimals'] }],
  [{ klKorting: -0.01 }, { klKorting: ['min'] }],
  [{ klKorting: 'veel' }, { klKorting: ['type'] }],
  [{ klKorting: 100, Emailadres: '', klLevEmailadres: 'info@voorbeeld.be' }, {}],
  [{ Btwnummer: 'BE0', klOndernmngsnr: '0', klIban: 'BE00' }, {}],
])('a customer form with %j has the issues %j', (change, issues) => {
  const form = { Klantnummer: '1', Klantgroep: 1, Naambedrijf: 'Bakkerij', klTypeTelling: 'F' };
  expect(issuesOf(customerForm, { ...form, ...change })).toEqual(issues);
});

test('a customer that was saved before a rule was added is still read', () => {
  const old = { Klantnummer: '1', Klantgroep: 1, Emailadres: 'geen' };
  expect(decoded(customer, old)).toMatchObject({
    companyName: '',
    invoiceAddress: { email: 'geen' },
  });
});

test.each([
  [{}, { name: ['required'], password: ['required'] }],
  [
    { name: ' ', password: '' },
    { name: ['required'], password: ['required'] },
  ],
  [{ name: 'els', password: ' ' }, { password: ['required'] }],
  [{ name: 'els', password: 7 }, { password: ['type'] }],
  [{ name: 'els', password: 'geheim' }, {}],
])('a login with %j has the issues %j', (wire, issues) => {
  expect(issuesOf(credentials, wire)).toEqual(issues);
});

test.each([
  [{}, { GroepNaam: ['required'] }],
  [{ GroepNaam: 'Horeca', KortingsPercentage: '' }, {}],
  [{ GroepNaam: 'Horeca', KortingsPercentage: 100.01 }, { KortingsPercentage: ['max'] }],
])('a group form with %j has the issues %j', (wire, issues) => {
  expect(issuesOf(customerGroupForm, wire)).toEqual(issues);
});

test('a payment is refused for what its form finds, and taken up to any balance', () => {
  const payment = {
    Datum: '2026-03-05',
    FK_Bank: 0,
    Bedrag: 12.5,
    Toegekend: 12.5,
    Type: 'K',
    Betaling_Per: 'OVR',
    Vervaldagen: 7,
    Klantnummer: '1001',
  };
  expect(issuesOf(paymentForm, payment)).toEqual({});
  expect(issuesOf(paymentForm, { ...payment, Toegekend: 12, Type: 'L', Betaling_Per: '' })).toEqual(
    {
      Toegekend: ['min'],
      Type: ['enum'],
      Betaling_Per: ['required'],
    },
  );
  expect(issuesOf(paymentForm, { ...payment, Bedrag: -1, Toegekend: -1 })).toMatchObject({
    Bedrag: ['min'],
  });
});

test('a document is refused for its head and for each of its lines, by wire path', () => {
  const line = {
    Volgnummer: 0,
    mode: 'new',
    arType: 'A',
    arAard: 'B',
    ArtikelHoeveelheid: -1,
    ArtikelPrijs_per_eenheid: 2,
    ArtikelNetto: 'x',
  };
  const gone = { mode: 'deleted', arType: 'A', ArtikelHoeveelheid: -1 };
  const head = {
    Factuurdatum: '2026-02-30',
    Klantnummer: '1',
    TotaalNetto: -5,
    details: [gone, line],
  };
  expect(issuesOf(salesDocumentForm, head)).toEqual({
    Factuurnummer: ['required'],
    Factuurdatum: ['date'],
    Vervaldatum: ['required'],
    voorziene_leverdatum: ['required'],
    NaamBedrijf: ['required'],
    klTypeTelling: ['required'],
    TotaalNetto: ['min'],
    TotaalBTW: ['required'],
    TotaalBedrag: ['required'],
    te_betalen: ['required'],
    TotaalExclBTW: ['required'],
    TotaalBTWZNDRKRTNG: ['required'],
    TotaalInclBTW: ['required'],
    'details.1.ArtikelHoeveelheid': ['min'],
    'details.1.ArtikelNetto': ['type'],
  });
});

/** The codes of the issues by wire path. */
function issuesOf(codec: Codec<unknown>, wire: unknown): Record<string, string[]> {
  const decoding = codec.decode(wire);
  const codes = new Map<string, string[]>();
  for (const { path, code } of decoding.ok ? [] : decoding.issues) {
    codes.set(path, [...(codes.get(path) ?? []), code]);
  }
  return Object.fromEntries(codes);
}

/** Whether JavaScript writes the number without an exponent. */
function isPlainNumber(value: unknown): value is number {
  return typeof value === 'number' && !String(value).includes('e');
}

test.each([null, 'x', 7, true, {}, [null], ['x'], [[]], [{ mode: 'x' }]])(
  'lines of a document that came as %j are refused, whatever they are',
  (details) => {
    const fields = Object.keys(issuesOf(salesDocumentForm, { details }));
    expect(fields.filter((field) => field.startsWith('details'))).not.toEqual([]);
  },
);
