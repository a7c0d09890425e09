import type { Entry } from '../reading.ts';
import { formatNumber } from './formatNumber.ts';
import type { NumberResult } from './NumberResult.ts';
import type { Bounds } from './NumberRules.ts';
import { readNumber } from './readNumber.ts';

const format = { decimals: 2, minimumDecimals: 0 };

/** How a percentage is read. */
export interface PercentRules extends Bounds {
  /** How the text came into the field. */
  entry: Entry;
}

/**
 * Reads a percentage as hundredths of a percent: '5,5 %' is 550. A point is always decimal: percentages have
 * no thousands separator. See {@link readNumber}.
 */
export function readPercent(text: string, rules: PercentRules): NumberResult {
  return readNumber(text, { ...rules, ...format, unit: 'percent', allowsGroups: false });
}

/** How a percentage is written. */
export interface PercentFormat {
  /** Whether the percent sign is behind it. Yes by default. */
  hasPercentSign?: boolean;
}

/**
 * Writes hundredths of a percent without superfluous zeros: 550 is '5,5 %', with a no-break space.
 * @throws RangeError when the value is no safe whole number.
 */
export function formatPercent(
  hundredths: number,
  { hasPercentSign = true }: PercentFormat = {},
): string {
  const text = formatNumber(hundredths, format);
  return hasPercentSign ? `${text}\u00A0%` : text;
}
