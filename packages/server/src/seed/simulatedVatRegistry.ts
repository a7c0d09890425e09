import type { VatRegistry } from '../http/ports.ts';
import { generateAddress } from './generate/generateAddress.ts';
import { generateCustomer, customerIndexOfVatNumber } from './generate/generateCustomer.ts';
import { generateName } from './generate/generateName.ts';
import { RandomStream } from './generate/randomStream.ts';

/** Belgian numbers below this one are unassigned: here they are unknown to the databank. */
const firstRegistered = '0200000000';

/**
 * Simulates the VAT databank in a demo, in stories and in tests: it sends no requests and generates
 * companies, the same for the same number every time. A number of a seeded customer is that
 * customer's; what begins with 00 or 01 is unregistered.
 * @param seed the stream that the customers come from
 */
export function simulatedVatRegistry(seed: number): VatRegistry {
  return {
    async lookUp(digits) {
      if (digits < firstRegistered) return { verdict: 'unregistered' };
      const { name, street, postcode, city } = seeded(seed, digits) ?? invented(digits);
      const address = `${street}\n${postcode} ${city}`;
      return { verdict: 'registered', name, address, countryCode: 'BE' };
    },
  };
}

interface Company {
  /** With its legal form first, as the databank writes it. */
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
}

function seeded(seed: number, digits: string): Company | undefined {
  const index = customerIndexOfVatNumber(seed, digits);
  if (index === undefined) return undefined;
  const customer = generateCustomer(seed, index);
  const { vatNumber = '', salutation = '', companyName } = customer;
  const { street = '', postcode = '', city = '' } = customer;
  if (vatNumber === '') return undefined;
  return { name: `${salutation} ${companyName}`.trim(), street, postcode, city };
}

function invented(digits: string): Company {
  for (let attempt = 0; ; attempt += 1) {
    const random = new RandomStream(Number(digits), attempt);
    const { kind, fields } = generateName(random);
    if (kind !== 'company') continue;
    const { street, place } = generateAddress(random);
    const { postcode, city } = place;
    return { name: `${fields.salutation} ${fields.companyName}`, street, postcode, city };
  }
}
