import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomers, removeCustomers } from '../../testing/records/addCustomers.ts';
import { anyText } from '../../testing/anyText.ts';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { normaliseSearchText } from '../search/normaliseSearchText.ts';
import { listCustomers } from './listCustomers.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

beforeEach(() => removeCustomers(database.db));

function list(search = '', page = 1, perPage = 10) {
  return listCustomers(database.db, { search, page, perPage });
}

async function numbersFound(search: string): Promise<string[]> {
  const { rows, total } = await list(search, 1, 100);
  expect(total).toBe(rows.length);
  return rows.map(({ number }) => number);
}

describe('a row', () => {
  test('has the columns that the list shows', async () => {
    const shown = {
      number: '1001',
      companyName: 'Pâtisserie Désiré',
      street: 'Kerkstraat 12',
      postcode: '9100',
      city: 'Sint-Niklaas',
      phone: '03/123 45 67',
      email: 'info@desire.example',
      vatNumber: 'BE 0403.170.701',
      countingType: 'V',
    };
    await addCustomers(database.db, [{ ...shown, mobile: '0475 12 34 56', notes: 'stipt' }]);
    expect(await list()).toEqual({ rows: [shown], total: 1, lastPage: 1 });
  });
});

describe('pages', () => {
  test('a list without customers has one empty page', async () => {
    expect(await list()).toEqual({ rows: [], total: 0, lastPage: 1 });
    expect(await list('', 2)).toEqual({ rows: [], total: 0, lastPage: 1 });
  });

  test('customers are in the natural order of their numbers', async () => {
    const numbers = ['10', '9', 'K-10', 'k-9', '1001', '2', '12-3', '12'];
    await addCustomers(
      database.db,
      numbers.map((number) => ({ number })),
    );
    const { rows } = await list();
    expect(rows.map(({ number }) => number)).toEqual([
      '2',
      '9',
      '10',
      '12',
      '12-3',
      '1001',
      'k-9',
      'K-10',
    ]);
  });

  test('a page beyond the last is empty and has the correct total', async () => {
    await addCustomers(
      database.db,
      Array.from({ length: 25 }, () => ({})),
    );
    expect(await list('', 4)).toEqual({ rows: [], total: 25, lastPage: 3 });
    expect(await list('', 1_000_000_000)).toEqual({ rows: [], total: 25, lastPage: 3 });
  });

  test('a full first page is not taken for the whole list', async () => {
    await addCustomers(
      database.db,
      Array.from({ length: 20 }, () => ({})),
    );
    const { rows, ...counts } = await list('', 1, 10);
    expect([rows.length, counts]).toEqual([10, { total: 20, lastPage: 2 }]);
  });

  test.each([
    ['', 1],
    ['stad', 2],
  ])('all pages of the search %j are all its rows once, in order', async (search, step) => {
    const numbers = Array.from({ length: 137 }, (_, index) => index + 1);
    await addCustomers(
      database.db,
      numbers.map((number) => ({ city: number % 2 === 0 ? 'Stad' : 'Dorp' })),
    );
    const expected = numbers.filter((number) => number % step === 0).map(String);
    for (const perPage of [1, 7, 10, 20, 50, 100, 137, 200]) {
      const { lastPage, total } = await list(search, 1, perPage);
      const pages = [];
      for (let page = 1; page <= lastPage; page++) pages.push(await list(search, page, perPage));
      expect(pages.flatMap(({ rows }) => rows.map(({ number }) => number))).toEqual(expected);
      expect(new Set(pages.map((page) => page.total))).toEqual(new Set([total]));
      expect(lastPage).toBe(Math.ceil(total / perPage));
    }
  });
});

describe('a search', () => {
  const desire = {
    number: 'K-77',
    companyName: 'Pâtisserie Désiré',
    street: 'Kerkstraat 12',
    postcode: '9100',
    city: 'Sint-Niklaas',
    vatNumber: 'BE 0403.170.701',
    email: 'bestel@zoet.example',
    phone: '03/123 45 67',
    mobile: '+32 475 98 76 54',
  };
  const other = {
    number: '5',
    companyName: 'Garage Ooms',
    street: 'Dorp 8',
    postcode: '2300',
    city: 'Turnhout',
    vatNumber: 'BE 0412.000.058',
    email: 'info@ooms.example',
    phone: '014 55 66 77',
  };

  test.each([
    ['number', 'k-77'],
    ['name', 'patisserie'],
    ['name, with accents', 'DÉSIRÉ'],
    ['name, with accents in pieces', 'De\u0301sire\u0301'],
    ['name, in the middle', 'tisser'],
    ['address', 'kerkstraat 12'],
    ['postcode', '9100'],
    ['place', 'sint-niklaas'],
    ['VAT number', 'BE 0403.170.701'],
    ['VAT number without country', '0403.170.701'],
    ['VAT number in one piece', 'be0403170701'],
    ['part of the VAT number', '0403.17'],
    ['e-mail', 'bestel@zoet'],
    ['telephone', '03/123 45 67'],
    ['telephone, written otherwise', '03 123.45.67'],
    ['telephone from abroad', '+32 3 123 45 67'],
    ['the first digits of the telephone', '03/12'],
    ['mobile', '0475/98.76.54'],
    ['two characters', 'zo'],
    ['one character', 'z'],
    ['several words in any order', 'niklaas désiré 12'],
    ['a whole address', 'Kerkstraat 12, 9100 Sint-Niklaas'],
  ])('finds by %s', async (_, search) => {
    await addCustomers(database.db, [desire, other]);
    expect(await numbersFound(search)).toEqual(['K-77']);
  });

  test('requires every word', async () => {
    await addCustomers(database.db, [desire, other]);
    expect(await numbersFound('désiré turnhout')).toEqual([]);
  });

  test('finds nothing across the border of two fields', async () => {
    await addCustomers(database.db, [{ companyName: 'Ab', street: 'cd' }]);
    expect(await numbersFound('bc')).toEqual([]);
  });

  test('of digits does not join short groups', async () => {
    await addCustomers(database.db, [{ street: 'Dorp 12', postcode: '9000' }]);
    expect(await numbersFound('12 9000')).toEqual(['1']);
  });

  test.each(['%', '_', '\\', "'", '"', '*', '?', '[', '--', '%%', '\\%'])(
    'takes %j for itself, not for a sign',
    async (text) => {
      await addCustomers(database.db, [
        { companyName: 'Zonder tekens' },
        { companyName: `Voor${text}na` },
      ]);
      expect(await numbersFound(text)).toEqual(['2']);
      expect(await numbersFound(`voor${text}na`)).toEqual(['2']);
    },
  );

  test('reads the column alone: a changed row is found by its new text', async () => {
    await addCustomers(database.db, [desire]);
    await database.db.updateTable('customers').set({ searchText: 'heel iets anders' }).execute();
    expect(await numbersFound('désiré')).toEqual([]);
    expect(await numbersFound('iets anders')).toEqual(['K-77']);
  });

  test('of any part of any name finds it, whatever the characters', async () => {
    const name = anyText
      .map((text) => text.replaceAll('\0', ''))
      .filter((text) => normaliseSearchText(text) !== '');
    await fc.assert(
      fc.asyncProperty(name, fc.nat(), fc.nat(), async (companyName, start, length) => {
        await removeCustomers(database.db);
        await addCustomers(database.db, [{ companyName: 'Iemand anders' }, { companyName }]);
        const characters = Array.from(companyName);
        const from = start % characters.length;
        const part = characters.slice(from, from + 1 + (length % characters.length)).join('');
        expect(await numbersFound(part)).toContain('2');
      }),
      { numRuns: 60 },
    );
  });
});
