import type { Identifier } from '../model/BisInvoice.ts';

interface Scheme {
  readonly name: string;
  /** The country whose VAT number leads to an identifier of this scheme. */
  readonly country?: string;
  /** What its values look like. */
  readonly form: RegExp;
  /** An example, for messages. */
  readonly example: string;
  /** Whether the check digits of a value of the form are right. */
  readonly isRight?: (value: string) => boolean;
}

/** The schemes of Peppol participants (EAS) that Belgian sellers meet, by their code. */
export const participantSchemes: Readonly<Record<string, Scheme>> = {
  '0208': {
    name: 'Belgian enterprise number',
    country: 'BE',
    form: /^[01]\d{9}$/,
    example: '0403170701',
    isRight: isEnterpriseNumber,
  },
  '9925': {
    name: 'Belgian VAT number',
    form: /^BE[01]\d{9}$/,
    example: 'BE0403170701',
    isRight: (value) => isEnterpriseNumber(value.slice(2)),
  },
  '0106': { name: 'Dutch chamber of commerce', form: /^\d{8}$/, example: '12345678' },
  '9944': {
    name: 'Dutch VAT number',
    country: 'NL',
    form: /^NL\d{9}B\d{2}$/,
    example: 'NL123456789B01',
  },
  '0190': {
    name: 'Dutch government organisation',
    form: /^\d{20}$/,
    example: '00000001003214345000',
  },
  '9930': { name: 'German VAT number', country: 'DE', form: /^DE\d{9}$/, example: 'DE123456789' },
  '0204': { name: 'German Leitweg-ID', form: /^[\dA-Z-]{5,46}$/, example: '991-12345-06' },
  '9938': {
    name: 'Luxembourg VAT number',
    country: 'LU',
    form: /^LU\d{8}$/,
    example: 'LU12345678',
  },
  '0225': { name: 'French SIREN', country: 'FR', form: /^\d{9}(_\w+)?$/, example: '123456789' },
  '0009': { name: 'French SIRET', form: /^\d{14}$/, example: '12345678901234' },
  '9957': { name: 'French VAT number', form: /^FR[\dA-Z]{2}\d{9}$/, example: 'FR12345678901' },
  '0088': {
    name: 'Global location number',
    form: /^\d{13}$/,
    example: '5412345000013',
    isRight: isGs1,
  },
};

/** What is wrong with a participant: its scheme is not known here, its form, or its check digits. */
export type ParticipantFault = 'scheme' | 'form' | 'check';

/** What is wrong with a participant id; undefined when nothing is (SPEC.md P2). */
export function participantFault({ scheme, value }: Identifier): ParticipantFault | undefined {
  const known = participantSchemes[scheme];
  if (known === undefined) return 'scheme';
  if (!known.form.test(value)) return 'form';
  return known.isRight?.(value) === false ? 'check' : undefined;
}

/**
 * Reads a participant id as people write it: `0208:0403.170.701`, `0208:0403170701`, with or without the prefix
 * `iso6523-actorid-upis::`. Letters become capitals, spaces, points and slashes go (SPEC.md P1).
 * @returns undefined when there is no scheme before a colon, or nothing behind it
 */
export function parseParticipant(text: string): Identifier | undefined {
  const [, scheme, rest] = /^(?:iso6523-actorid-upis::)?(\d{4}):(.+)$/i.exec(text.trim()) ?? [];
  if (scheme === undefined || rest === undefined) return undefined;
  const value = rest.replaceAll(/[\s./]/g, '').toUpperCase();
  return value === '' ? undefined : { scheme, value };
}

/** `0208:0403170701`. */
export function formatParticipant({ scheme, value }: Identifier): string {
  return `${scheme}:${value}`;
}

/**
 * The participant id that a VAT number leads to (SPEC.md P3): certain in Belgium, a candidate elsewhere.
 * @param vatNumber with its country, without separators: `BE0403170701`
 * @returns undefined where no scheme takes the country's VAT numbers
 */
export function participantOfVatNumber(vatNumber: string): Identifier | undefined {
  const country = vatNumber.slice(0, 2);
  const found = Object.entries(participantSchemes).find(([, each]) => each.country === country);
  if (found === undefined) return undefined;
  const [scheme] = found;
  const ownDigits = { BE: vatNumber.slice(2), FR: vatNumber.slice(-9) } as Record<string, string>;
  return { scheme, value: ownDigits[country] ?? vatNumber };
}

function isEnterpriseNumber(value: string): boolean {
  return 97 - (Number(value.slice(0, 8)) % 97) === Number(value.slice(8));
}

function isGs1(value: string): boolean {
  const sum = [...value].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
