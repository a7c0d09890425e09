/** What the VAT databank answers about a number; any part may be missing. */
export interface VatDatabankAnswer {
  readonly name?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
}

/** The same as fields of a customer; empty text where the databank has no value. */
export interface CompanyData {
  /** The prefix of the company's name, in Belgium its legal form: NV, BV. */
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

/** The VAT prefixes that are no country code of ISO 3166: Greece, Northern Ireland (SPEC.md K6). */
const isoCountries: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['XI', 'GB'],
]);

/** Legal forms of Belgian law in Dutch, French and German, and salutations; without points and spaces. */
const titles: ReadonlySet<string> = new Set(
  [
    'nv sa ag bv srl gmbh bvba sprl ebvba sprlu cv sc gen cvba scrl cvoa scris vof snc ohg',
    'commv scomm kommg gcv scs kg commva sca kga vzw asbl vog ivzw aisbl ivog',
    'esv gie eesv geie ewiv se sce lv sagr maatschap',
    'dhr deheer mevr mevrouw mw mme fam firma',
  ].flatMap((row) => row.split(' ')),
);

/**
 * Splits what the VAT databank answers into the fields of a customer: name (SPEC.md K2), address (K3)
 * and country (K6), without what is hidden (K1). Never throws.
 */
export function readCompanyData({ name, address, countryCode }: VatDatabankAnswer): CompanyData {
  const prefix = said(countryCode);
  const country = isoCountries.get(prefix) ?? prefix;
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
  const isPiped = name.includes('|');
  const parts = partsOf(name, isPiped ? /\|/ : /\s/);
  const count = isPiped ? 1 : titleLength(parts);
  if (parts.length <= count) return { salutation: '', companyName: parts.join(' ') };
  return {
    salutation: parts.slice(0, count).join(' '),
    companyName: parts.slice(count).join(' '),
  };
}

/** How many of the first words are a title: 2 of 'Comm. V ACME', 1 of 'NV ACME', 0 without one. */
function titleLength(words: readonly string[]): number {
  const isTitle = (count: number): boolean =>
    titles.has(words.slice(0, count).join('').replaceAll('.', '').toLowerCase());
  return [2, 1].find(isTitle) ?? 0;
}

function splitAddress(address: string): Omit<CompanyData['invoiceAddress'], 'country'> {
  const lines = partsOf(address, /[\r\n]/);
  const last = lines.pop() ?? '';
  const place = /^(?:[A-Z]{1,2}[ -])?(\d{4,})(?: (.+))?$/.exec(last);
  if (place === null && lines.length === 0) return { street: last, postcode: '', city: '' };
  const [, postcode = '', city = ''] = place ?? ['', '', last];
  return { street: lines.join(', '), postcode, city };
}

/** The parts between separators that hold something, each run of white space made one space. */
function partsOf(text: string, separator: RegExp): string[] {
  const parts = text.split(separator).map((part) => part.trim().replace(/\s+/g, ' '));
  return parts.filter((part) => part !== '');
}
