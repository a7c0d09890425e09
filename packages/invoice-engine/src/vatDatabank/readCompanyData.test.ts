import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompanyData, readCompanyData } from './readCompanyData.ts';

const nothing: CompanyData = {
  salutation: '',
  companyName: '',
  invoiceAddress: { street: '', postcode: '', city: '', country: '' },
  deliveryAddress: { country: '' },
};

describe('K1 the response of the registry', () => {
  test('is split into the fields of a customer', () => {
    expect(
      readCompanyData({
        name: 'NV PLUTO',
        address: 'Merellaan 46\n9400 Ninove',
        countryCode: 'BE',
      }),
    ).toEqual({
      salutation: 'NV',
      companyName: 'PLUTO',
      invoiceAddress: { street: 'Merellaan 46', postcode: '9400', city: 'Ninove', country: 'BE' },
      deliveryAddress: { country: 'BE' },
    });
  });

  test.each([
    [{}],
    [{ name: null, address: null, countryCode: null }],
    [{ name: undefined, address: undefined, countryCode: undefined }],
    [{ name: '', address: ' \n ', countryCode: ' ' }],
    [{ name: '---', address: '---', countryCode: '---' }],
    [{ name: ' --- ', address: '---\n---', countryCode: '--' }],
  ])('is nothing in %j', (answer) => {
    expect(readCompanyData(answer)).toEqual(nothing);
  });

  test('keeps every letter and digit in its order', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'a9|, \t\r\n'), maxLength: 40 });
    fc.assert(
      fc.property(texts, texts, (name, address) => {
        const data = readCompanyData({ name, address });
        const { street, postcode, city } = data.invoiceAddress;
        expect(lettersOf(data.salutation + data.companyName)).toBe(lettersOf(name));
        expect(lettersOf(street + postcode + city)).toBe(lettersOf(address));
      }),
    );
  });
});

describe('K2 the name', () => {
  test.each([
    ['BV ACME Europe', 'BV', 'ACME Europe'],
    ['NV OR De Vlaamse Omroep', 'NV', 'OR De Vlaamse Omroep'],
    ['  BV \t ACME   Europe ', 'BV', 'ACME Europe'],
    ['BV\nACME', 'BV', 'ACME'],
    ['ACME', '', 'ACME'],
    ['B.V. ACME', 'B.V.', 'ACME'],
    ['B. V. ACME', 'B. V.', 'ACME'],
    ['bvba De Bakker', 'bvba', 'De Bakker'],
    ['BV BA De Bakker', 'BV BA', 'De Bakker'],
    ['SRL Le Pain', 'SRL', 'Le Pain'],
    ['CommV DE BAKKER', 'CommV', 'DE BAKKER'],
    ['Comm. V De Bakker', 'Comm. V', 'De Bakker'],
    ['VZW De Vrienden', 'VZW', 'De Vrienden'],
    ['De heer Jan Janssens', 'De heer', 'Jan Janssens'],
    ['Mevr. An Peeters', 'Mevr.', 'An Peeters'],
    ['FERRARI S.P.A.', '', 'FERRARI S.P.A.'],
    ['COOLBLUE B.V.', '', 'COOLBLUE B.V.'],
    ['Janssens, Jan', '', 'Janssens, Jan'],
    ['Janssens-Peeters  An', '', 'Janssens-Peeters An'],
    ['De Bakker NV', '', 'De Bakker NV'],
    ['NVision Europe', '', 'NVision Europe'],
    ['NV', '', 'NV'],
    ['Janssens | Jan', 'Janssens', 'Jan'],
    ['NV|ACME Europe', 'NV', 'ACME Europe'],
    ['Comm. V | De Bakker', 'Comm. V', 'De Bakker'],
    ['NV||ACME', 'NV', 'ACME'],
    ['NV| |ACME', 'NV', 'ACME'],
    ['NV|ACME|Europe', 'NV', 'ACME Europe'],
    ['|ACME Europe', '', 'ACME Europe'],
    ['ACME Europe||', '', 'ACME Europe'],
    ['||', '', ''],
  ])('%j is salutation %j and company name %j', (name, salutation, companyName) => {
    expect(readCompanyData({ name })).toEqual({ ...nothing, salutation, companyName });
  });
});

describe('K3 the address', () => {
  test.each([
    ['Merellaan 46\n9400 Ninove', 'Merellaan 46', '9400', 'Ninove'],
    ['Dorp 1\r\nB-9830 Sint-Martens-Latem', 'Dorp 1', '9830', 'Sint-Martens-Latem'],
    ['Dorp 1\n8300 Knokke  Heist aan Zee', 'Dorp 1', '8300', 'Knokke Heist aan Zee'],
    ['Dorp 1\r9000 Gent', 'Dorp 1', '9000', 'Gent'],
    ['Dorp 1\nBE-9000 Gent', 'Dorp 1', '9000', 'Gent'],
    ['Dorp 1\nB 9000 Gent', 'Dorp 1', '9000', 'Gent'],
    [
      '\n Gebouw A \n\nKerkstraat 1 bus 2\n9000 Gent\n',
      'Gebouw A, Kerkstraat 1 bus 2',
      '9000',
      'Gent',
    ],
    ['9000 Gent', '', '9000', 'Gent'],
    ['Dorp 1\n9000', 'Dorp 1', '9000', ''],
    ['Dorp 1\nGent', 'Dorp 1', '', 'Gent'],
    ['Kerkstraat 1, 9000 Gent', 'Kerkstraat 1, 9000 Gent', '', ''],
    ['1e Laan 4', '1e Laan 4', '', ''],
  ])('%j is street %j, postcode %j and city %j', (address, street, postcode, city) => {
    expect(readCompanyData({ address })).toEqual({
      ...nothing,
      invoiceAddress: { street, postcode, city, country: '' },
    });
  });
});

test.each([
  [' BE ', 'BE'],
  ['EL', 'GR'],
  ['XI', 'GB'],
  ['GR', 'GR'],
])('K6 the country of %j is %s, in both addresses', (countryCode, country) => {
  expect(readCompanyData({ countryCode })).toEqual({
    ...nothing,
    invoiceAddress: { ...nothing.invoiceAddress, country },
    deliveryAddress: { country },
  });
});

function lettersOf(text: string): string {
  return text.replace(/[^a9]/g, '');
}
