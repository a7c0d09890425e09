import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createCustomerGroup,
  customerNumber,
  getCustomer,
  listCustomers,
} from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import { percent } from '@facturatie/invoice-engine';
import { openTestServer } from '../../../testing/openTestServer.ts';
import type { TestServer } from '../../../testing/openTestServer.ts';
import { runCommand } from '../../../testing/processes/runCommand.ts';
import { temporaryFolder } from '../../../testing/temporaryFolder.ts';
import type { TemporaryFolder } from '../../../testing/temporaryFolder.ts';
import { customersTable } from './customers.ts';
import { runImport } from './import.ts';
import { importTable } from './importTable.ts';
import { writeImport } from './writeImport.ts';
import type { ImportInto } from './writeImport.ts';

let server: TestServer;
let folder: TemporaryFolder;

beforeEach(async () => {
  folder = temporaryFolder();
  server = await openTestServer();
});

afterEach(async () => {
  await server.close();
  folder.remove();
});

/** Imports this text, or these bytes, as a file. */
async function load(kind: string, content: string | Uint8Array, ...options: string[]) {
  const file = folder.file(`${kind}.csv`);
  writeFileSync(file, content);
  return runCommand(runImport, [kind, file, ...options], server.environment);
}

/** A group to put customers in; its id. */
async function groupNamed(call: Caller, name: string): Promise<number> {
  const body = { name, discount: percent(0), notes: '' };
  return (await call(createCustomerGroup, { body })).group.id;
}

async function customerOf(call: Caller, number: string) {
  return (await call(getCustomer, { params: { number: customerNumber(number) } })).customer;
}

const stored = (table: 'articles' | 'banks' | 'representatives' | 'changes' | 'customers') =>
  server.db.selectFrom(table).selectAll().orderBy('id').execute();

const customerVersions = () =>
  server.db.selectFrom('customers').select(['id', 'version']).orderBy('id').execute();

const head = 'Klantnummer;Naambedrijf;Klantgroep;klTypeTelling';

describe('npm run import -- customers', () => {
  test('imports customers that the calls return and a search finds', async () => {
    const call = await server.signedIn();
    const id = await groupNamed(call, 'Horeca');
    await load('representatives', 'vwNaam\nEls Maes\n');
    const result = await load(
      'customers',
      [
        'Klantnummer;Naambedrijf;Klantgroep;klTypeTelling;klKorting;klToegelatenKr;klSaldoInit;EmailGecontroleerd;klvwID;Plaats;LandIdFactuur;Notities',
        '1001;Café Élysée;Horeca;F;2,5;1.234,56;-12,30;ja;els maes;Gent;België;"eerste regel',
        'tweede ""regel"""',
        `A7;Brasserie Noord;${id};V;;;;nee;;Oostende;nl;`,
      ].join('\r\n'),
    );
    expect(result).toEqual({ code: 0, out: '2 nieuw, 0 gewijzigd, 0 ongewijzigd.\n', err: '' });
    expect(await customerOf(call, '1001')).toMatchObject({
      companyName: 'Café Élysée',
      groupId: id,
      discount: 250,
      creditLimit: 123_456,
      openingBalance: -1230,
      balance: -1230,
      emailVerified: true,
      representativeId: 1,
      notes: 'eerste regel\r\ntweede "regel"',
      invoiceAddress: { city: 'Gent', country: 'BE' },
    });
    expect(await customerOf(call, 'a7')).toMatchObject({
      countingType: 'V',
      discount: 0,
      creditLimit: 0,
      representativeId: null,
      invoiceAddress: { country: 'NL' },
      deliveryAddress: { country: 'BE' },
    });
    const query = { page: 1, perPage: 10, search: 'elysee' } as const;
    expect((await call(listCustomers, { query })).customers.total).toBe(1);
  });

  test.each([
    ['UTF-8', Buffer.from('\u00e9')],
    ['UTF-8 with a mark', Buffer.from('\u00e9')],
    ['Windows-1252', Buffer.from([0xe9])],
  ])('reads %s', async (name, letter) => {
    const call = await server.signedIn();
    await groupNamed(call, 'Algemeen');
    const euro = name === 'Windows-1252' ? Buffer.from([0x80]) : Buffer.from('€');
    const mark = name === 'UTF-8 with a mark' ? Buffer.from('\ufeff') : Buffer.alloc(0);
    const start = Buffer.concat([mark, Buffer.from(`${head}\r\n1;Caf`)]);
    const content = [start, letter, Buffer.from(' 5 '), euro, Buffer.from(';Algemeen;F\r\n')];
    expect(await load('customers', Buffer.concat(content))).toMatchObject({ code: 0, err: '' });
    expect((await customerOf(call, '1')).companyName).toBe('Café 5 €');
  });

  test.each([',', ';', '\t'])('takes cells divided by %j, and English names', async (mark) => {
    const call = await server.signedIn();
    await groupNamed(call, 'Algemeen');
    const lines = [
      ['number', 'companyName', 'GROUPID', 'countingType', 'invoiceAddress.city'],
      ['5', '"Jansen, Maes; en co"', 'algemeen', 'F', 'Gent'],
    ];
    const content = lines.map((line) => line.join(mark)).join('\n');
    expect(await load('customers', content)).toMatchObject({ code: 0, err: '' });
    expect(await customerOf(call, '5')).toMatchObject({
      companyName: 'Jansen, Maes; en co',
      invoiceAddress: { city: 'Gent' },
    });
  });

  test('reports every fault by line and column, and changes nothing', async () => {
    const call = await server.signedIn();
    await groupNamed(call, 'Algemeen');
    await load('customers', `${head}\n8;Acht;Algemeen;F\n`);
    const { code, out, err } = await load(
      'customers',
      [
        `${head};klKorting;Emailadres;EmailGecontroleerd;klvwID`,
        '1;Goed;Algemeen;F;;;;',
        '2;;Algemeen;Q;101;geen adres;misschien;',
        '"3";"Twee',
        'regels";Onbekend;F;1,234;;;Niemand',
        '1;Dubbel;Algemeen;F;;;;',
        '8;Bestaat;Algemeen;F;;;;',
        'betaling;Pad;Algemeen;F;;;;',
      ].join('\n'),
    );
    expect([code, out]).toEqual([1, '']);
    expect(err.split('\n')).toEqual([
      'Regel 3, EmailGecontroleerd: Dit is geen geldige waarde.',
      'Regel 3, klKorting: Dit getal is te groot.',
      'Regel 3, Naambedrijf: Vul dit in.',
      'Regel 3, Emailadres: Vul een geldig e-mailadres in.',
      'Regel 4, klKorting: Dit getal heeft te veel cijfers na de komma.',
      'Regel 6, Klantnummer: Dit staat ook al op regel 2.',
      'Regel 7, Klantnummer: Dit bestaat al. Met --update wordt het gewijzigd.',
      'Regel 8, Klantnummer: Dit kan geen klantnummer zijn. Kies een ander.',
      '8 fouten: er is niets gewijzigd.',
      '',
    ]);
    expect(await stored('customers')).toHaveLength(1);
  });

  test('reports missing references of a customer', async () => {
    await groupNamed(await server.signedIn(), 'Algemeen');
    const { err } = await load(
      'customers',
      `${head};klvwID;LandIdFactuur;LandIdLevering\n1;Een;Weg;Q;Niemand;XX;Belgie\n`,
    );
    expect(err.split('\n')).toEqual([
      'Regel 2, Klantgroep: Deze klantengroep bestaat niet (meer). Kies een andere.',
      'Regel 2, klvwID: Deze vertegenwoordiger bestaat niet (meer). Kies een andere.',
      'Regel 2, klTypeTelling: Deze typetelling bestaat niet. Kies een andere.',
      'Regel 2, LandIdFactuur: Dit land bestaat niet. Kies een ander.',
      '4 fouten: er is niets gewijzigd.',
      '',
    ]);
  });

  test('--update changes the columns that the file has, and leaves the others', async () => {
    const call = await server.signedIn();
    await groupNamed(call, 'Algemeen');
    await load(
      'customers',
      `${head};Notities;klSaldoInit\n1;Oud;Algemeen;F;blijft;10\n2;Zo;Algemeen;F;;\n`,
    );
    const before = await customerVersions();
    const result = await load('customers', 'Klantnummer;Naambedrijf\n01;Nieuw\n2;Zo\n', '--update');
    expect(result).toMatchObject({ code: 0, out: '0 nieuw, 1 gewijzigd, 1 ongewijzigd.\n' });
    expect(await customerOf(call, '1')).toMatchObject({
      number: '01',
      companyName: 'Nieuw',
      notes: 'blijft',
      openingBalance: 1000,
    });
    const [row] = await stored('customers');
    const after = await customerVersions();
    expect(after[0]).not.toEqual(before[0]);
    expect(after[1]).toEqual(before[1]);
    const changes = await server.db
      .selectFrom('changes')
      .selectAll()
      .where('thing', '=', 'customer')
      .orderBy('id')
      .execute();
    expect(changes.map(({ userId, userName, action }) => [userId, userName, action])).toEqual([
      [null, 'beheer (import)', 'created'],
      [null, 'beheer (import)', 'created'],
      [null, 'beheer (import)', 'updated'],
    ]);
    expect(JSON.parse(changes[2]?.before ?? '')).toMatchObject({ companyName: 'Oud' });
    expect(JSON.parse(changes[2]?.after ?? '')).toEqual(row);
  });

  test('--dry-run says what would happen and changes nothing', async () => {
    await groupNamed(await server.signedIn(), 'Algemeen');
    await load('customers', `${head}\n1;Een;Algemeen;F\n`);
    const [before, customers] = [await stored('changes'), await stored('customers')];
    const file = `${head}\n1;Anders;Algemeen;F\n2;Twee;Algemeen;F\n`;
    expect(await load('customers', file, '--update', '--dry-run')).toEqual({
      code: 0,
      out: 'Proef, er is niets gewijzigd. Het zou zijn: 1 nieuw, 1 gewijzigd, 0 ongewijzigd.\n',
      err: '',
    });
    expect(await load('customers', file, '--dry-run')).toMatchObject({ code: 1 });
    expect(await stored('changes')).toEqual(before);
    expect(await stored('customers')).toEqual(customers);
  });

  test('a fault beyond the first batch rolls everything back', async () => {
    await groupNamed(await server.signedIn(), 'Algemeen');
    const lines = Array.from({ length: 1200 }, (_, index) => `${index + 1};K ${index};Algemeen;F`);
    const { code, err } = await load('customers', [head, ...lines, '1300;;Algemeen;F'].join('\n'));
    expect([code, err]).toEqual([
      1,
      'Regel 1202, Naambedrijf: Vul dit in.\n1 fout: er is niets gewijzigd.\n',
    ]);
    expect(await stored('customers')).toEqual([]);
    expect(await load('customers', [head, ...lines].join('\n'))).toMatchObject({
      out: '1200 nieuw, 0 gewijzigd, 0 ongewijzigd.\n',
    });
    expect(await stored('customers')).toHaveLength(1200);
  });

  test('a fault during writing rolls back the written rows', async () => {
    await groupNamed(await server.signedIn(), 'Algemeen');
    const lines = Array.from({ length: 600 }, (_, index) => `${index + 1};K ${index};Algemeen;F`);
    const file = folder.file('klanten.csv');
    writeFileSync(file, [head, ...lines, '700;;Algemeen;F'].join('\n'));
    let written = 0;
    const into: ImportInto = async (db, request) => {
      const outcome = await importTable(db, customersTable, request);
      written = (await db.selectFrom('customers').select('id').execute()).length;
      return outcome;
    };
    const silent = { write: () => undefined };
    const output = { out: silent, err: silent };
    const writing = writeImport(server.db, into, { file, update: false }, output);
    await expect(writing).rejects.toThrow('1 fout: er is niets gewijzigd.');
    expect(written).toBe(500);
    expect(await stored('customers')).toEqual([]);
    expect((await stored('changes')).map((row) => 'thing' in row && row.thing)).toEqual([
      'customerGroup',
    ]);
  });

  test.each([
    ['', 'Regel 1: Dit bestand is leeg: de eerste regel moet de namen van de kolommen bevatten.'],
    [
      'Klantnummer;Kleur\n1;rood\n',
      "Regel 1: De kolom 'Kleur' bestaat niet. Mogelijk zijn: Klantnummer, ",
    ],
    ['Klantnummer;number\n1;1\n', "Regel 1: De kolom 'number' staat er meer dan eens."],
    ['Naambedrijf\nEen\n', "Regel 1: De kolom 'Klantnummer' ontbreekt."],
    [
      'Klantnummer;Plaats\n\n1\n',
      'Regel 3: Deze regel heeft 1 cellen en de eerste regel 2 kolommen.',
    ],
    [
      'Klantnummer;Plaats\n1;2;3\n',
      'Regel 2: Deze regel heeft 3 cellen en de eerste regel 2 kolommen.',
    ],
    ['Klantnummer\n1\n"2\n3\n', 'Regel 3: In deze regel staat een aanhalingsteken verkeerd'],
    [
      'Klantnummer;Plaats\n1;"x"y\n2;z\n',
      'Regel 2: In deze regel staat een aanhalingsteken verkeerd',
    ],
    [
      'Klantnummer;Plaats\n1;a\n2;"b"c\n',
      'Regel 3: In deze regel staat een aanhalingsteken verkeerd',
    ],
  ])('%j is no table: reported by line', async (content, text) => {
    const { code, err } = await load('customers', content);
    const [line = '', summary] = err.split('\n').slice(-3);
    expect([code, summary]).toEqual([1, expect.stringMatching(/ er is niets gewijzigd\.$/)]);
    expect(line).toContain(text);
  });

  test('shows a hundred faults and counts the others', async () => {
    const lines = Array.from({ length: 150 }, (_, index) => `${index};;;`);
    const { err } = await load('customers', [head, ...lines].join('\n'));
    const shown = err.trimEnd().split('\n');
    expect(shown).toHaveLength(102);
    expect(shown.slice(-2)).toEqual([
      expect.stringMatching(/^En nog \d+ fouten\.$/),
      expect.stringMatching(/^\d+ fouten: er is niets gewijzigd\.$/),
    ]);
  });
});

test('articles: prices as Belgians write them, found by number and by search', async () => {
  const file = [
    'Artikelnummer;Omschrijving_klein;arAard;Aankoop_prijs;Prijs_per_eenheid',
    'BR-1;Brood;goed;1,10;2,85',
    'UUR;Werkuur;dienst;;€ 1.065,5',
    'X;;;;12.5',
  ].join('\n');
  expect(await load('articles', file)).toMatchObject({ code: 0, err: '' });
  expect(await stored('articles')).toMatchObject([
    { number: 'BR-1', nature: 'goods', purchasePrice: 11_000, unitPrice: 28_500 },
    { number: 'UUR', nature: 'service', unitPrice: 10_655_000, searchText: 'uur werkuur' },
    { number: 'X', nature: 'goods', purchasePrice: 0, unitPrice: 125_000 },
  ]);
  const faulty = 'Artikelnummer;arAard;Prijs_per_eenheid\nY;iets;1,234\nZ;goed;-1\nBR-1;;\n';
  expect((await load('articles', faulty)).err.split('\n')).toEqual([
    'Regel 2, arAard: Kies een van de mogelijke waarden.',
    'Regel 2, Prijs_per_eenheid: Dit getal heeft te veel cijfers na de komma.',
    'Regel 3, Prijs_per_eenheid: Dit getal is te klein.',
    'Regel 4, Artikelnummer: Dit bestaat al. Met --update wordt het gewijzigd.',
    '4 fouten: er is niets gewijzigd.',
    '',
  ]);
  const dearer = 'Artikelnummer;Prijs_per_eenheid\nBR-1;3\n';
  expect(await load('articles', dearer, '--update')).toMatchObject({ code: 0 });
  expect((await stored('articles'))[0]).toMatchObject({ description: 'Brood', unitPrice: 30_000 });
});

test('banks: account numbers are checked, and there is one main bank', async () => {
  const file = 'Naam;IBAN;BIC;isHoofdbank\nZicht;be68 5390 0754 7034;gkccbebb;ja\nKas;;;nee\n';
  expect(await load('banks', file)).toMatchObject({ code: 0, err: '' });
  expect(await stored('banks')).toMatchObject([
    { name: 'Zicht', iban: 'BE68539007547034', bic: 'GKCCBEBB', isMain: 1 },
    { name: 'Kas', iban: '', bic: '', isMain: 0 },
  ]);
  const faulty = 'Naam;IBAN;BIC;isHoofdbank\n;BE68 5390 0754 7035;XX;ja\nAndere;;;ja\n';
  expect((await load('banks', faulty)).err.split('\n')).toEqual([
    'Regel 2, Naam: Vul dit in.',
    'Regel 2, IBAN: Dit is geen geldig rekeningnummer (IBAN).',
    'Regel 2, BIC: Dit is geen geldige BIC.',
    'Regel 3, isHoofdbank: Er is al een hoofdbank. Zet die eerst op nee: in dit bestand, op een regel hierboven.',
    '4 fouten: er is niets gewijzigd.',
    '',
  ]);
  const swapped = 'Naam;isHoofdbank\nZICHT;nee\nKas;ja\n';
  expect(await load('banks', swapped, '--update')).toMatchObject({ code: 0, err: '' });
  expect((await stored('banks')).map((bank) => 'isMain' in bank && bank.isMain)).toEqual([0, 1]);
});

test('representatives: each name once', async () => {
  expect(await load('representatives', 'vwNaam\nEls Maes\nJan Wils\n')).toMatchObject({ code: 0 });
  expect((await load('representatives', 'vwNaam\nels maes\n')).err).toBe(
    'Regel 2, vwNaam: Dit bestaat al. Met --update wordt het gewijzigd.\n1 fout: er is niets gewijzigd.\n',
  );
  expect(await stored('changes')).toMatchObject([
    { thing: 'representative', action: 'created', thingId: 1 },
    { thing: 'representative', action: 'created', thingId: 2 },
  ]);
});

const usage =
  'Use: npm run import -- customers|articles|banks|representatives FILE.csv [--dry-run] [--update]\n';

test.each([[[]], [['customers']], [['invoices', 'x.csv']], [['customers', 'x', '--force']]])(
  'explains its use with %j',
  async (commandLine) => {
    expect(await runCommand(runImport, commandLine, { DATA_DIR: '/nowhere' })).toEqual({
      code: 1,
      out: '',
      err: usage,
    });
  },
);

test('a missing file is reported in one line', async () => {
  const line = ['customers', folder.file('weg.csv')];
  const { code, err } = await runCommand(runImport, line, server.environment);
  expect([code, err]).toEqual([1, expect.stringMatching(/weg\.csv cannot be read: .+\.\n$/)]);
});
