import type { Entry } from '../reading.ts';
import { formatNumber } from './formatNumber.ts';
import type { NumberResult } from './NumberResult.ts';
import type { Bounds } from './NumberRules.ts';
import { readNumber } from './readNumber.ts';

const decimals = 2;

/** How an amount is read. */
export interface MoneyRules extends Bounds {
  /** How the text came into the field. */
  entry: Entry;
  /** Whether words around a pasted amount are left out, as far as that is safe. No by default. */
  skipsWords?: boolean;
}

/** Reads an amount in euros as cents: '€ 1.234,5' is 123450. See {@link readNumber}. */
export function readMoney(text: string, rules: MoneyRules): NumberResult {
  return readNumber(text, { ...rules, decimals, unit: 'euro', isGrouped: true });
}

/** How an amount is written. */
export interface MoneyFormat {
  /** Whether thousands are set apart by a point. Yes by default. */
  isGrouped?: boolean;
  /** Whether the euro sign is before it. No by default. */
  hasEuroSign?: boolean;
}

/**
 * Writes cents with two decimals: 123450 is '1.234,50', or '€ 1.234,50' with a no-break space. Negative
 * amounts have the minus at the digits: '€ -1.234,50'.
 * @throws RangeError when `cents` is no safe whole number.
 */
export function formatMoney(
  cents: number,
  { isGrouped = true, hasEuroSign = false }: MoneyFormat = {},
): string {
  const text = formatNumber(cents, { decimals, isGrouped });
  return hasEuroSign ? `€\u00A0${text}` : text;
}
