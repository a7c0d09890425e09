import { customerNumber } from '@facturatie/api-contract';
import { readCompanyData } from '@facturatie/invoice-engine';
import { describe, expect, test } from 'vitest';
import { withValueAt } from '../../record/fieldPath.ts';
import { companyFields, hasCompanyData } from './companyFields.ts';
import { newCustomer } from '../savedCustomer.ts';

const lists = {
  groups: [],
  representatives: [],
  countingTypes: [],
  countries: [],
  salutations: [],
};
const { values: blank } = newCustomer({ number: customerNumber('1001'), ...lists });

describe('§2 a VAT look-up asks before it overwrites', () => {
  test('nothing of a new customer, whatever else is filled in', () => {
    expect(hasCompanyData(blank)).toBe(false);
    expect(hasCompanyData({ ...blank, vatNumber: 'BE 1', notes: 'a', contactName: 'b' })).toBe(
      false,
    );
    expect(hasCompanyData({ ...blank, companyName: '  ' })).toBe(false);
  });

  test.each([
    'salutation',
    'companyName',
    'invoiceAddress.street',
    'invoiceAddress.postcode',
    'invoiceAddress.city',
  ])('%s', (path) => {
    expect(hasCompanyData(withValueAt(blank, path, 'x'))).toBe(true);
  });
});

describe('§4 a VAT look-up fills', () => {
  const said = { name: 'NV|PLUTO', address: 'Merellaan 46\n9400 Ninove', countryCode: 'BE' };
  const filled = (answer: Parameters<typeof readCompanyData>[0]) =>
    Object.fromEntries(
      companyFields(readCompanyData(answer)).map(({ path, value }) => [path, value]),
    );

  test('name and address split, and the country of both addresses', () => {
    expect(filled(said)).toEqual({
      salutation: 'NV',
      companyName: 'PLUTO',
      'invoiceAddress.street': 'Merellaan 46',
      'invoiceAddress.postcode': '9400',
      'invoiceAddress.city': 'Ninove',
      'invoiceAddress.country': 'BE',
      'deliveryAddress.country': 'BE',
    });
  });

  test('no salutation over another one: a name is taken whole', () => {
    expect(filled({ ...said, name: 'PLUTO' })).toMatchObject({
      salutation: '',
      companyName: 'PLUTO',
    });
  });

  test('nothing where the registry has no value', () => {
    expect(Object.keys(filled({ ...said, address: '---' }))).toEqual([
      'salutation',
      'companyName',
      'invoiceAddress.country',
      'deliveryAddress.country',
    ]);
    expect(filled({ name: '---' })).toEqual({});
  });
});
