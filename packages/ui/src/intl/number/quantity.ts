import type { Entry } from '../reading.ts';
import { formatNumber } from './formatNumber.ts';
import type { NumberResult } from './NumberResult.ts';
import type { Bounds } from './NumberRules.ts';
import { readNumber } from './readNumber.ts';

const format = { decimals: 3, minimumDecimals: 0 };

/** How a quantity is read. */
export interface QuantityRules extends Bounds {
  /** How the text came into the field. */
  entry: Entry;
}

/** Reads a quantity as thousandths: '2,5' is 2500. See {@link readNumber}. */
export function readQuantity(text: string, rules: QuantityRules): NumberResult {
  return readNumber(text, { ...rules, ...format });
}

/** How a quantity is written. */
export interface QuantityFormat {
  /** Whether thousands are set apart by a point: to look at, not to type on in. No by default. */
  isGrouped?: boolean;
}

/**
 * Writes thousandths without superfluous zeros: 2500 is '2,5'. Without points by default, because a
 * typed point is decimal where three decimals are kept.
 * @throws RangeError when the value is no safe whole number.
 */
export function formatQuantity(
  thousandths: number,
  { isGrouped = false }: QuantityFormat = {},
): string {
  return formatNumber(thousandths, { ...format, isGrouped });
}
