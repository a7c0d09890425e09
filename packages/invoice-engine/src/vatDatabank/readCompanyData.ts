/** What the VAT databank answers about a number; any part may be missing. */
export interface VatDatabankAnswer {
  readonly name?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** The same as fields of a customer; empty text where the databank says nothing. */
export interface CompanyData {
  /** What stands before the name of the company, in Belgium its legal form: NV, BV. */
  readonly salutation: string;
  readonly companyName: string;
  readonly invoiceAddress: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly country: string;
  };
  readonly deliveryAddress: { readonly country: string };
}

/**
 * Splits what the VAT databank answers into the fields of a customer: name (SPEC.md K2), address (K3)
 * and country (K6), without what is hidden (K1). Never throws.
 */
export function readCompanyData({ name, address, countryCode }: VatDatabankAnswer): CompanyData {
  const country = said(countryCode);
  return {
    ...splitName(said(name)),
    invoiceAddress: { ...splitAddress(said(address)), country },
    deliveryAddress: { country },
  };
}

function said(text: string | null | undefined): string {
  const trimmed = text?.trim() ?? '';
  return /^[-\s]+$/.test(trimmed) ? '' : trimmed;
}

function splitName(name: string): Pick<CompanyData, 'salutation' | 'companyName'> {
  const [first = '', ...others] = partsOf(name, name.includes('|') ? /\|/ : /\s/);
  if (others.length === 0) return { salutation: '', companyName: first };
  return { salutation: first, companyName: others.join(' ') };
}

function splitAddress(address: string): Omit<CompanyData['invoiceAddress'], 'country'> {
  const lines = partsOf(address, /[\r\n]/);
  const last = lines.pop() ?? '';
  const place = /^(?:[A-Z]{1,2}[ -])?(\d{4,})(?: (.+))?$/.exec(last);
  if (place === null && lines.length === 0) return { street: last, postcode: '', city: '' };
  const [, postcode = '', city = ''] = place ?? ['', '', last];
  return { street: lines.join(', '), postcode, city };
}

/** What stands between separators, where anything does, each row of white space made one space. */
function partsOf(text: string, separator: RegExp): string[] {
  const parts = text.split(separator).map((part) => part.trim().replace(/\s+/g, ' '));
  return parts.filter((part) => part !== '');
}
