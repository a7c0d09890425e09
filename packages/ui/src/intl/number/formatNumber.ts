import { NumberFormatter } from '@internationalized/number';
import { locale } from '../locale.ts';

/** How a number is written. */
export interface NumberFormat {
  /** How many decimals the scaled value carries: 1250 with 2 decimals is 12,50. */
  decimals: number;
  /** How many decimals are written at least; zeros behind them are left out. All by default. */
  minimumDecimals?: number;
  /** Whether thousands are set apart by a point. */
  isGrouped?: boolean;
}

/** The formatter of each format, made once: making one takes longer than formatting. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(decimals: number, minimumDecimals: number, isGrouped: boolean) {
  const key = `${decimals} ${minimumDecimals} ${isGrouped}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new NumberFormatter(locale, {
    minimumFractionDigits: minimumDecimals,
    maximumFractionDigits: decimals,
    useGrouping: isGrouped,
  });
  formatters.set(key, made);
  return made;
}

/**
 * Writes a scaled whole number as Belgians do: 123456 with 2 decimals is '1234,56', or '1.234,56' when
 * grouped. Formats the decimal string, so it is exact for every safe whole number; -0 is '0'.
 * @throws RangeError when the value is no safe whole number.
 */
export function formatNumber(
  value: number,
  { decimals, minimumDecimals = decimals, isGrouped = false }: NumberFormat,
): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no safe whole number`);
  const exact = `${value}e-${decimals}` as Intl.StringNumericLiteral;
  return formatterFor(decimals, minimumDecimals, isGrouped).format(exact);
}

/**
 * Writes a whole number with points between the thousands: 1250 is '1.250'.
 * @throws RangeError when the value is no safe whole number.
 */
export function formatWholeNumber(value: number): string {
  // These have no marks, and the first use of Intl would delay a list by 20 ms.
  if (Number.isInteger(value) && value > -1000 && value < 1000) return String(value + 0);
  return formatNumber(value, { decimals: 0, isGrouped: true });
}
