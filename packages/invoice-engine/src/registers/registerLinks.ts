import { parseBelgianVatNumber } from '../checkDigit/belgianVatNumber.ts';

/** In the order they are shown; the ten digits of a number come behind the address. */
const registers = [
  { id: 'annualAccounts', address: 'https://consult.cbso.nbb.be/consult-enterprise/' },
  {
    id: 'officialGazette',
    address: 'https://www.ejustice.just.fgov.be/cgi_tsv/rech_res.pl?language=nl&btw=',
  },
  {
    id: 'companyRegister',
    address:
      'https://kbopub.economie.fgov.be/kbopub/toonondernemingps.html?lang=nl&ondernemingsnummer=',
  },
  {
    id: 'withholdingObligation',
    address: 'https://www.checkinhoudingsplicht.be/?identificationnumber=',
  },
] as const;

/** A public register that a Belgian enterprise can be looked up in. */
export type RegisterId = (typeof registers)[number]['id'];

/** Where a register shows one enterprise. */
export interface RegisterLink {
  readonly id: RegisterId;
  readonly href: string;
}

/**
 * Links to what public registers say about an enterprise (SPEC.md R1): its annual accounts, its publications
 * in the official gazette, its entry in the company register, and whether a payer must withhold a part.
 *
 * @param vatNumber a Belgian VAT or enterprise number as people write it
 * @returns undefined when the number is not valid
 */
export function registerLinks(vatNumber: string): readonly RegisterLink[] | undefined {
  const digits = parseBelgianVatNumber(vatNumber);
  if (digits === undefined) return undefined;
  return registers.map(({ id, address }) => ({ id, href: `${address}${digits}` }));
}
