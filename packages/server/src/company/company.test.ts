import { expect, test } from 'vitest';
import { exampleCompany } from '../seed/generate/exampleCompany.ts';
import { printedEnterpriseNumber, readCompany } from './company.ts';

test('a company is parsed from numbers in their written form', () => {
  const given = {
    ...exampleCompany,
    name: `  ${exampleCompany.name} `,
    enterpriseNumber: 'BE 0999.999.922',
    iban: 'be71 0961 2345 6769',
    bic: 'gkcc be bb',
    vatLiable: 'yes',
  };
  expect(readCompany(given)).toEqual({ ok: true, company: exampleCompany });
});

test('the company of the demo is valid', () => {
  expect(readCompany({ ...exampleCompany })).toEqual({ ok: true, company: exampleCompany });
});

test('optional fields are empty, and VAT is charged by default', () => {
  const { name, street, postcode, city, enterpriseNumber, iban } = exampleCompany;
  const read = readCompany({ name, street, postcode, city, enterpriseNumber, iban });
  expect(read).toMatchObject({ ok: true, company: { vatLiable: true, bic: '', phone: '' } });
});

test.each<[string, unknown, string]>([
  ['name', '', 'is required'],
  ['name', 'x'.repeat(71), 'has at most 70 characters'],
  ['name', 'Een\nTwee', 'must be one line'],
  ['street', 7, 'must be text'],
  ['city', '  ', 'is required'],
  ['enterpriseNumber', '0999.999.923', 'check digits'],
  ['enterpriseNumber', '', 'is required'],
  ['iban', 'BE72 0961 2345 6769', 'check digits'],
  ['iban', 'BE71', 'check digits'],
  ['bic', 'GKCC', 'is no BIC'],
  ['email', 'nergens', 'is no e-mail address'],
  ['vatLiable', 'misschien', 'must be yes or no'],
  ['logo', 'x.png', 'is no field'],
])('%s cannot be %j', (field, value, problem) => {
  expect(readCompany({ ...exampleCompany, [field]: value })).toEqual({
    ok: false,
    problems: { [field]: expect.stringContaining(problem) as string },
  });
});

test('only a company that is liable to VAT has a VAT number', () => {
  expect(printedEnterpriseNumber(exampleCompany)).toBe('BE 0999.999.922');
  expect(printedEnterpriseNumber({ ...exampleCompany, vatLiable: false })).toBe('0999.999.922');
});
