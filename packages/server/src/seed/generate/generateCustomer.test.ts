import { isBelgianVatNumber, isIban } from '@facturatie/invoice-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateCustomer } from './generateCustomer.ts';
import type { GeneratedCustomer } from './generateCustomer.ts';
import { customerGroups } from './words/companies.ts';
import { places } from './words/places.ts';

const customers = Array.from({ length: 4000 }, (_, index) => generateCustomer(1, index));

function shareOf(condition: (customer: GeneratedCustomer) => unknown): number {
  return (customers.filter(condition).length / customers.length) * 100;
}

describe('generated customers', () => {
  test('are the same for the same seed and index, whatever was made before', () => {
    expect(generateCustomer(1, 3999)).toEqual(customers[3999]);
    expect(generateCustomer(2, 3999)).not.toEqual(customers[3999]);
  });

  test('do not change: pictures and stories show them', () => {
    expect(customers[0]).toMatchInlineSnapshot(`
      {
        "city": "Nieuwrode",
        "companyName": "Oudercomité Ter Linde",
        "contactName": "Agnes Gonçalves",
        "countingType": "F",
        "country": "BE",
        "creditLimit": 900000,
        "discount": 0,
        "email": "info@oudercomite-ter-linde.example",
        "emailVerified": 1,
        "enterpriseNumber": "0655.098.111",
        "fax": "",
        "groupName": "Verenigingen",
        "jobTitle": "Voorzitter",
        "ledgerAccount": "400000",
        "legalEntityRegister": "Leuven",
        "mobile": "",
        "notes": "",
        "openingBalance": 0,
        "phone": "016/23.08.74",
        "postcode": "3221",
        "reference": "PO-37220",
        "representative": 560,
        "salutation": "VZW",
        "street": "Heirbaan 20",
        "vatNumber": "",
        "website": "",
      }
    `);
    expect(customers[6]).toMatchInlineSnapshot(`
      {
        "bank": "BNP Paribas Fortis",
        "bic": "GEBABEBB",
        "city": "Bertem",
        "companyName": "Gérard Wauters",
        "countingType": "F",
        "country": "BE",
        "creditLimit": 0,
        "discount": 0,
        "email": "gerard.wauters@post.example",
        "emailVerified": 0,
        "fax": "",
        "groupName": "Particulieren",
        "iban": "BE91 0017 2711 2076",
        "ledgerAccount": "400000",
        "mobile": "0478 46 15 87",
        "notes": "",
        "openingBalance": 0,
        "phone": "+32 16 41 50 52",
        "postcode": "3060",
        "reference": "",
        "representative": 12,
        "salutation": "De heer",
        "street": "'t Zand 73 bus 8",
        "website": "",
      }
    `);
  });

  test('have valid VAT numbers and accounts, no VAT number twice', () => {
    const vatNumbers = customers.flatMap(({ vatNumber }) => vatNumber || []);
    expect(vatNumbers.filter((vatNumber) => !isBelgianVatNumber(vatNumber))).toEqual([]);
    expect(new Set(vatNumbers).size).toBe(vatNumbers.length);
    const ibans = customers.flatMap(({ iban }) => iban || []);
    expect(ibans.filter((iban) => !isIban(iban))).toEqual([]);
    expect(ibans.length).toBeGreaterThan(1000);
  });

  test('no two indexes below five million share a VAT number', () => {
    const companies = fc.uniqueArray(fc.nat({ max: 4_999_999 }), {
      minLength: 200,
      maxLength: 400,
    });
    fc.assert(
      fc.property(fc.nat(), companies, (seed, indexes) => {
        const numbers = indexes.flatMap((index) => generateCustomer(seed, index).vatNumber || []);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
      { numRuns: 10 },
    );
  });

  test('have an address and area code that match their postcode', () => {
    for (const { postcode, city, phone = '', country } of customers) {
      const place = places.find((each) => each.postcode === postcode && each.city === city);
      expect([postcode, city, country, place !== undefined]).toEqual([postcode, city, 'BE', true]);
      const area = phone.replace(/^\+32 /, '0').split(/[ /]/)[0];
      expect(area).toBe(phone === '' ? '' : place?.areaCode);
    }
  });

  test('have telephone numbers of a Belgian length', () => {
    const digits = (phone = '') => phone.replace(/^\+32 /, '0').replace(/\D/g, '').length;
    expect(new Set(customers.map(({ phone }) => digits(phone)))).toEqual(new Set([0, 9]));
    expect(new Set(customers.map(({ mobile }) => digits(mobile)))).toEqual(new Set([0, 10]));
  });

  test('have addresses that reach no real person', () => {
    const addresses = customers.flatMap(({ email, website }) =>
      [email || [], website || []].flat(),
    );
    expect(addresses.length).toBeGreaterThan(4000);
    expect(addresses.filter((address) => !/^[a-z0-9.@-]+\.example$/.test(address))).toEqual([]);
  });

  test('cover every kind of customer', () => {
    expect(shareOf(({ vatNumber }) => !vatNumber)).toBeGreaterThan(10);
    expect(shareOf(({ salutation }) => salutation === 'BV')).toBeGreaterThan(40);
    for (const form of ['BV', 'NV', 'CV', 'Comm.V', 'VOF', 'VZW', 'De heer', 'Mevrouw']) {
      expect([form, shareOf(({ salutation }) => salutation === form) > 1]).toEqual([form, true]);
    }
    expect(shareOf(({ companyName }) => /[^ -~]/.test(companyName))).toBeGreaterThan(5);
    expect(shareOf(({ notes }) => notes)).toBeGreaterThan(8);
    expect(shareOf(({ contactName }) => contactName)).toBeGreaterThan(30);
    expect(shareOf(({ deliveryStreet }) => deliveryStreet)).toBeGreaterThan(10);
    expect(shareOf(({ discount }) => discount)).toBeGreaterThan(10);
    expect(shareOf(({ countingType }) => countingType === 'V')).toBeGreaterThan(2);
    expect(shareOf(({ mobile }) => mobile)).toBeGreaterThan(40);
  });

  test('cover every group', () => {
    expect(new Set(customers.map(({ groupName }) => groupName))).toEqual(
      new Set(customerGroups.map(({ name }) => name)),
    );
  });

  test('hardly ever share a name and a place', () => {
    const pairs = new Set(customers.map(({ companyName, city }) => `${companyName}, ${city}`));
    expect(pairs.size).toBeGreaterThan(customers.length * 0.98);
  });
});

test('the list of places is consistent', () => {
  expect(places.length).toBeGreaterThan(300);
  expect(places.filter(({ postcode }) => !/^[1-9]\d{3}$/.test(postcode))).toEqual([]);
  expect(new Set(places.map(({ postcode, city }) => `${postcode} ${city}`)).size).toBe(
    places.length,
  );
});
