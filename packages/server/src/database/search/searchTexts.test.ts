import { expect, test } from 'vitest';
import { customerGroupSearchText, customerSearchText } from './searchTexts.ts';

test('a customer is searched by number, name, address, place, VAT number, e-mail and telephone', () => {
  const text = customerSearchText({
    number: 'K-1001',
    companyName: 'Pâtisserie Désiré',
    street: 'Kerkstraat 12 bus 3',
    postcode: '9100',
    city: 'Sint-Niklaas',
    vatNumber: 'BE 0403.170.701',
    email: 'Info@Desire.example',
    phone: '03/123 45 67',
    mobile: '+32 475 12 34 56',
  });
  expect(text).toBe(
    'k-1001 patisserie desire kerkstraat 12 bus 3 9100 sint-niklaas be0403170701 info@desire.example 031234567 0475123456',
  );
});

test.each([
  ['BE0403170701', 'be0403170701'],
  ['be 0403 170 701', 'be0403170701'],
  ['0403.170.701', 'be0403170701'],
  ['403.170.701', 'be0403170701'],
  ['NL 8000.12.345.B01', 'nl800012345b01'],
])('the VAT number %j is searched as %j', (vatNumber, searched) => {
  expect(customerSearchText({ number: '1', companyName: 'X', vatNumber })).toBe(`1 x ${searched}`);
});

test('a customer without any of it is searched by number and name', () => {
  expect(customerSearchText({ number: '7', companyName: 'Ann Ooms' })).toBe('7 ann ooms');
});

test('a group is searched by its name', () => {
  expect(customerGroupSearchText({ name: 'Cafés & Hôtels' })).toBe('cafes & hotels');
});
