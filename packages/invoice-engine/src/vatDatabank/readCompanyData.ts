/** What the VAT databank answers about a number; any part may be missing. */
export interface VatDatabankAnswer {
  readonly name?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** The same, part by part; empty text where the databank says nothing. */
export interface CompanyData {
  /** What stands before the name of the company, in Belgium its legal form: NV, BV. */
  readonly salutation: string;
  readonly companyName: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/**
 * Splits what the VAT databank answers into the fields of a customer: name (SPEC.md K2), address (K3)
 * and country, without what is hidden (K1). Never throws.
 */
export function readCompanyData({ name, address, countryCode }: VatDatabankAnswer): CompanyData {
  return { ...splitName(said(name)), ...splitAddress(said(address)), country: said(countryCode) };
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

function splitAddress(address: string): Pick<CompanyData, 'street' | 'postcode' | 'city'> {
  const lines = partsOf(address, /[\r\n]/);
  const street = lines.slice(0, -1).join(', ');
  const last = lines.at(-1) ?? '';
  const place = /^(?:[A-Z]{1,2}[ -])?(\d{4,})(?: (.+))?$/.exec(last);
  if (place !== null) return { street, postcode: place[1] ?? '', city: place[2] ?? '' };
  return street === ''
    ? { street: last, postcode: '', city: '' }
    : { street, postcode: '', city: last };
}

/** What stands between separators, where anything does, each row of white space made one space. */
function partsOf(text: string, separator: RegExp): string[] {
  const parts = text.split(separator).map((part) => part.trim().replace(/\s+/g, ' '));
  return parts.filter((part) => part !== '');
}
