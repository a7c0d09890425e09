import {
  formatBelgianEnterpriseNumber,
  formatBelgianVatNumber,
  isEmail,
  isIsoDate,
  parseBelgianVatNumber,
  parseBic,
  parseIban,
} from '@facturatie/invoice-engine';

/** The business that sells: what its documents say of it. */
export interface Company {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** Ten digits, checked. */
  readonly enterpriseNumber: string;
  /** Whether its enterprise number is a VAT number too. */
  readonly vatLiable: boolean;
  /** The register of legal persons: the court's place, `Gent, afdeling Kortrijk`; '' for one person. */
  readonly register: string;
  /** Capitals and digits, checked. */
  readonly iban: string;
  /** Capitals and digits; '' when not given, which a transfer within Europe does without. */
  readonly bic: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** `yyyy-mm-dd`: invoices of this day or later are to be e-invoices; '' is 1 January 2026. */
  readonly eInvoicesFrom: string;
  /** Whether an e-invoice carries its PDF. */
  readonly pdfInEInvoice: boolean;
}

type CompanyField = keyof Company;

/** What is wrong with a field, for the operator. */
type CompanyProblems = Readonly<Record<string, string>>;

export type ReadCompany =
  | { readonly ok: true; readonly company: Company }
  | { readonly ok: false; readonly problems: CompanyProblems };

/** A name must fit the payment code (EPC069-12: 70 characters); the rest must fit its place in print. */
const longest = {
  name: 70,
  street: 70,
  postcode: 10,
  city: 50,
  register: 60,
  phone: 30,
  email: 80,
  website: 80,
} as const;

const required: readonly CompanyField[] = [
  'name',
  'street',
  'postcode',
  'city',
  'enterpriseNumber',
  'iban',
];

/** The fields in the order in which they are shown. */
export const companyFields: readonly CompanyField[] = [
  'name',
  'street',
  'postcode',
  'city',
  'enterpriseNumber',
  'vatLiable',
  'register',
  'iban',
  'bic',
  'phone',
  'email',
  'website',
  'eInvoicesFrom',
  'pdfInEInvoice',
];

/** Reads what an operator gave, as text or as JSON; reports every problem, each at its field. */
export function readCompany(given: Readonly<Record<string, unknown>>): ReadCompany {
  const problems: Record<string, string> = {};
  for (const name of Object.keys(given)) {
    if (!isCompanyField(name)) problems[name] = 'is no field of a company';
  }
  const textOf = (name: CompanyField): string => {
    const value = given[name] ?? '';
    if (typeof value !== 'string') {
      problems[name] = 'must be text';
      return '';
    }
    const text = value.trim();
    const most = name in longest ? longest[name as keyof typeof longest] : undefined;
    if (/\p{Cc}/u.test(text)) problems[name] = 'must be one line';
    else if (most !== undefined && text.length > most) {
      problems[name] = `has at most ${most} characters`;
    } else if (text === '' && required.includes(name)) problems[name] = 'is required';
    return text;
  };
  const checked = (
    name: CompanyField,
    parse: (text: string) => string | undefined,
    problem: string,
  ) => {
    const text = textOf(name);
    if (text === '') return '';
    const parsed = parse(text);
    if (parsed === undefined) problems[name] ??= problem;
    return parsed ?? '';
  };
  const company: Company = {
    name: textOf('name'),
    street: textOf('street'),
    postcode: textOf('postcode'),
    city: textOf('city'),
    enterpriseNumber: checked(
      'enterpriseNumber',
      parseBelgianVatNumber,
      'is no Belgian enterprise number: its check digits are wrong',
    ),
    vatLiable: yesOrNo('vatLiable', given, problems),
    register: textOf('register'),
    iban: checked('iban', parseIban, 'is no IBAN: its country, length or check digits are wrong'),
    bic: checked('bic', parseBic, 'is no BIC: 8 or 11 letters and digits'),
    phone: textOf('phone'),
    email: checked('email', (text) => (isEmail(text) ? text : undefined), 'is no e-mail address'),
    website: textOf('website'),
    eInvoicesFrom: checked(
      'eInvoicesFrom',
      (text) => (isIsoDate(text) ? text : undefined),
      'is no date: yyyy-mm-dd',
    ),
    pdfInEInvoice: yesOrNo('pdfInEInvoice', given, problems),
  };
  return Object.keys(problems).length === 0 ? { ok: true, company } : { ok: false, problems };
}

function isCompanyField(name: string): name is CompanyField {
  return companyFields.some((field) => field === name);
}

function yesOrNo(
  name: 'vatLiable' | 'pdfInEInvoice',
  given: Readonly<Record<string, unknown>>,
  problems: Record<string, string>,
): boolean {
  const value = given[name];
  if (value === undefined || value === true || value === 'yes') return true;
  if (value !== false && value !== 'no') problems[name] = 'must be yes or no';
  return false;
}

/** `BE 0403.170.701` of a business that is liable to VAT, else `0403.170.701`. */
export function printedEnterpriseNumber({ enterpriseNumber, vatLiable }: Company): string {
  const format = vatLiable ? formatBelgianVatNumber : formatBelgianEnterpriseNumber;
  return format(enterpriseNumber) ?? enterpriseNumber;
}
