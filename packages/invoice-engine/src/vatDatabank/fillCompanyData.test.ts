import { describe, expect, test } from 'vitest';
import { fillCompanyData } from './fillCompanyData.ts';
import { readCompanyData } from './readCompanyData.ts';
import { wouldOverwriteCompany } from './wouldOverwriteCompany.ts';

const empty = Object.freeze({
  number: 'K-12',
  salutation: '',
  companyName: '',
  invoiceAddress: Object.freeze({
    street: '',
    postcode: '',
    city: '',
    country: 'BE',
    email: 'a@example.be',
  }),
  deliveryAddress: Object.freeze({ street: 'Haven 7', country: 'NL' }),
});

const filled = {
  ...empty,
  salutation: 'VZW',
  companyName: 'Oud',
  invoiceAddress: { ...empty.invoiceAddress, street: 'Dorp 1', postcode: '1000', city: 'Brussel' },
};

const pluto = { name: 'NV PLUTO', address: 'Merellaan 46\n9400 Ninove', countryCode: 'BE' };

describe('K4 filling in', () => {
  test('of a frozen customer sets name and invoice address, and the country of both addresses, and nothing else', () => {
    expect(fillCompanyData(filled, readCompanyData(pluto))).toEqual({
      number: 'K-12',
      salutation: 'NV',
      companyName: 'PLUTO',
      invoiceAddress: {
        street: 'Merellaan 46',
        postcode: '9400',
        city: 'Ninove',
        country: 'BE',
        email: 'a@example.be',
      },
      deliveryAddress: { street: 'Haven 7', country: 'BE' },
    });
  });

  test('empties the salutation when the name has none', () => {
    const data = readCompanyData({ name: 'PLUTO' });
    expect(fillCompanyData(filled, data)).toEqual({
      ...filled,
      salutation: '',
      companyName: 'PLUTO',
    });
  });

  test('keeps the name when only the address is said', () => {
    const { salutation, companyName } = filled;
    const data = readCompanyData({ ...pluto, name: '---' });
    expect(fillCompanyData(filled, data)).toEqual({
      ...fillCompanyData(filled, readCompanyData(pluto)),
      salutation,
      companyName,
    });
  });

  test('keeps what the databank hides', () => {
    const hidden = readCompanyData({ name: '---', address: '---', countryCode: '' });
    expect(fillCompanyData(filled, hidden)).toEqual(filled);
  });
});

describe('K5 a confirmation before filling in', () => {
  test('is needed for no customer whose five fields are empty', () => {
    expect(wouldOverwriteCompany(empty)).toBe(false);
    expect(wouldOverwriteCompany({ ...empty, companyName: ' ' })).toBe(false);
  });

  test.each([
    ['salutation', { ...empty, salutation: 'NV' }],
    ['company name', { ...empty, companyName: 'PLUTO' }],
    ['street', { ...empty, invoiceAddress: { ...empty.invoiceAddress, street: 'Dorp 1' } }],
    ['postcode', { ...empty, invoiceAddress: { ...empty.invoiceAddress, postcode: '9000' } }],
    ['city', { ...empty, invoiceAddress: { ...empty.invoiceAddress, city: 'Gent' } }],
  ])('is needed when the %s is filled', (_, customer) => {
    expect(wouldOverwriteCompany(customer)).toBe(true);
  });
});
