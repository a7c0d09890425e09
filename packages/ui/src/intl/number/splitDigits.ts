/** The digits before and after the decimal mark. */
export interface Digits {
  whole: string;
  fraction: string;
}

/** The ways in which digits with points, commas, spaces and apostrophes are one number. */
export interface DigitReadings {
  /** The one mark, if any, is the decimal mark. */
  decimal?: Digits;
  /** Marks between groups of three digits, and perhaps another one for the decimals. */
  grouped?: Digits;
  /** The one mark of text that can be read in both ways. */
  mark?: '.' | ',';
}

const oneMark = /^(\d*)(?:([.,])(\d*))?$/;
const groups = /^([1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*)(?:(?!\2)([.,])(\d*))?$/;

/** Reads '1.234' in both its ways, '1.234,5' and '12.5' in the only one they have, '1.2.3' in none. */
export function splitDigits(body: string): DigitReadings {
  const plain = oneMark.exec(body);
  const spaced = groups.exec(body);
  const decimal = plain ? { whole: plain[1] ?? '', fraction: plain[3] ?? '' } : undefined;
  const grouped = spaced
    ? { whole: (spaced[1] ?? '').replace(/\D/g, ''), fraction: spaced[4] ?? '' }
    : undefined;
  return { decimal, grouped, mark: decimal && grouped ? markOf(body) : undefined };
}

function markOf(body: string): '.' | ',' {
  return body.includes('.') ? '.' : ',';
}

/**
 * The digits as a whole number of the last decimal. Zeros beyond it are dropped; other digits beyond it give
 * null. The result for an unsafe integer is not exact, but unsafe too.
 */
export function scaleDigits({ whole, fraction }: Digits, decimals: number): number | null {
  if (/[1-9]/.test(fraction.slice(decimals))) return null;
  return Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
}
