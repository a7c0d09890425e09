import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { belgianVatCheckDigits } from '../checkDigit/belgianVatNumber.ts';
import { registerLinks } from './registerLinks.ts';

describe('R1 links to registers', () => {
  test.each(['BE 0403.170.701', '0403170701', '403170701', ' be-0403/170/701 '])(
    'of %j lead to the four registers by its ten digits',
    (vatNumber) => {
      expect(registerLinks(vatNumber)).toEqual([
        {
          id: 'annualAccounts',
          href: 'https://consult.cbso.nbb.be/consult-enterprise/0403170701',
        },
        {
          id: 'officialGazette',
          href: 'https://www.ejustice.just.fgov.be/cgi_tsv/rech_res.pl?language=nl&btw=0403170701',
        },
        {
          id: 'companyRegister',
          href: 'https://kbopub.economie.fgov.be/kbopub/toonondernemingps.html?lang=nl&ondernemingsnummer=0403170701',
        },
        {
          id: 'withholdingObligation',
          href: 'https://www.checkinhoudingsplicht.be/?identificationnumber=0403170701',
        },
      ]);
    },
  );

  test.each(['', 'BE', 'BE 0403.170.702', 'NL123456782B01', '0403170701&x=1', 'x0403170701'])(
    'are none for %j',
    (vatNumber) => {
      expect(registerLinks(vatNumber)).toBeUndefined();
    },
  );

  test('contain only the ten digits of the input', () => {
    const numbers = fc.integer({ min: 1, max: 19_999_999 }).map((value) => {
      const firstEight = String(value).padStart(8, '0');
      return `${firstEight}${belgianVatCheckDigits(firstEight)}`;
    });
    const model = registerLinks('0403170701') ?? [];
    fc.assert(
      fc.property(numbers, fc.string(), (digits, noise) => {
        const expected = model.map(({ id, href }) => ({
          id,
          href: href.replace('0403170701', digits),
        }));
        expect(registerLinks(digits)).toEqual(expected);
        expect([undefined, JSON.stringify(expected)]).toContain(
          JSON.stringify(registerLinks(digits + noise)),
        );
      }),
    );
  });
});
