import { type Integer, integerOf } from './integer.ts';

/** The result of parsing decimal text: the scaled whole number, or the error. */
export type DecimalReading =
  | { readonly value: Integer }
  | { readonly code: 'malformed' | 'decimals' };

/**
 * Reads decimal text (`-12.5`: digits, a point, no exponent, no separators) as a whole number of its
 * last decimal, digit by digit: "12.5" with 2 decimals is 1250. Zeros behind the last decimal that
 * counts are allowed; -0 is 0 (SPEC.md M5).
 */
export function readDecimal(text: string, decimals: number): DecimalReading {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (parts === null) return { code: 'malformed' };
  const fraction = parts[3] ?? '';
  if (/[^0]/.test(fraction.slice(decimals))) return { code: 'decimals' };
  const size = BigInt(`${parts[2]}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  return { value: integerOf(parts[1] === '-' ? -size : size) };
}

/** Decimal text of a whole number of last decimals: 1250 with 2 decimals is "12.50" (SPEC.md M6). */
export function formatDecimal(scaled: Integer, decimals: number): string {
  const digits = String(scaled)
    .replace('-', '')
    .padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const whole = `${scaled < 0 ? '-' : ''}${digits.slice(0, point)}`;
  return decimals === 0 ? whole : `${whole}.${digits.slice(point)}`;
}
