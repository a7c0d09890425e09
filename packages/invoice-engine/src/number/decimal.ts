import { type Integer, integerOf } from './integer.ts';

/** What reading decimal text gave: the scaled whole number, or why there is none. */
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
  const fraction = withoutTrailingZeros(parts[3] ?? '');
  if (fraction.length > decimals) return { code: 'decimals' };
  const size = BigInt(`${parts[2]}${fraction.padEnd(decimals, '0')}`);
  return { value: integerOf(parts[1] === '-' ? -size : size) };
}

/** Decimal text of a whole number of last decimals: 1250 with 2 decimals is "12.50" (SPEC.md M6). */
export function formatDecimal(scaled: Integer, decimals: number): string {
  const isNegative = scaled < 0;
  const digits = String(scaled)
    .slice(isNegative ? 1 : 0)
    .padStart(decimals + 1, '0');
  const whole = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, whole)}.${digits.slice(whole)}`;
  return isNegative ? `-${text}` : text;
}

/** A loop, because a pattern anchored at the end takes quadratic time on a long row of zeros. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
