import {
  type Cents,
  formatDecimal,
  isBlank,
  type MarginPercent,
  type Percent,
  type Quantity,
  readNumber,
  type Scale,
  scales,
  type UnitPrice,
  unitPricesInCent,
} from '@facturatie/invoice-engine';
import type { Codec } from '../Codec.ts';
import { issueCode } from '../issue.ts';
import { type Reading, scalar } from './scalar.ts';

/** Fifteen nines: with more digits, a JSON number with decimals does not surely keep them all. */
const largestExact = 999_999_999_999_999;

/**
 * An amount: on the wire a number of euros with at most 2 decimals, in the code whole cents. May be
 * negative; at most 15 digits.
 */
export function amount(): Codec<Cents> {
  return decimal<Cents>('Cents (amount, whole cents)', scales.cents);
}

/** A percentage, 0 to 100: on the wire a number with at most 2 decimals, in the code whole hundredths. */
export function percentage(): Codec<Percent> {
  return decimal<Percent>('Percent (whole hundredths of a percent)', scales.percent);
}

/**
 * A quantity, at most 999,999.999 either side of 0: on the wire a number with at most 3 decimals, in
 * the code whole thousandths.
 */
export function quantity(): Codec<Quantity> {
  return decimal<Quantity>('Quantity (whole thousandths)', scales.quantity);
}

/**
 * A price per unit, 0 to 99,999,999.99: on the wire a number of euros with at most 2 decimals, in the
 * code whole ten-thousandths.
 */
export function price(): Codec<UnitPrice> {
  const inCents = { decimals: 2, minimum: 0, maximum: scales.unitPrice.maximum / unitPricesInCent };
  return scalar<UnitPrice>({
    type: 'UnitPrice (whole ten-thousandths of a euro; travels with 2 decimals)',
    shape: { kind: 'decimal', ...inCents },
    read: (wire) => {
      const reading = readScaled(wire, inCents);
      if ('code' in reading) return reading;
      return { value: (reading.value * unitPricesInCent) as UnitPrice };
    },
    write: (value) => {
      const text = formatDecimal(value, scales.unitPrice.decimals);
      if (!text.endsWith('00'))
        throw new RangeError(`A price travels with 2 decimals, not ${text}`);
      return Number(text);
    },
  });
}

/** A margin in percent of the price: like an amount, may be negative. In the code whole hundredths. */
export function marginPercentage(): Codec<MarginPercent> {
  return decimal<MarginPercent & number>(
    'MarginPercent (whole hundredths of a percent)',
    scales.cents,
  );
}

/** A whole number, also when it comes as digits in text. Outside `min..max`: code min or max. */
export function integer({
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
}: { min?: number; max?: number } = {}): Codec<number> {
  const scale = { decimals: 0, minimum: min, maximum: max };
  return scalar({
    type: 'whole number',
    shape: { kind: 'decimal', ...scale },
    read: (wire) => readScaled(wire, scale),
    write: (value) => value,
  });
}

/** A number that is a whole number of its last decimal in code, without a fraction in between. */
function decimal<T extends number>(type: string, { decimals, ...range }: Scale): Codec<T> {
  const minimum = Math.max(range.minimum, -largestExact);
  const maximum = Math.min(range.maximum, largestExact);
  return scalar<T>({
    type,
    shape: { kind: 'decimal', decimals, minimum, maximum },
    read: (wire) => readScaled(wire, { decimals, minimum, maximum }) as Reading<T>,
    write: (value) => {
      const text = formatDecimal(value, decimals);
      if (value < minimum || value > maximum) throw new RangeError(`No JSON number keeps ${text}`);
      return Number(text);
    },
  });
}

/**
 * Reads a JSON number, or the same as decimal text, by its shortest decimal text: 0.1 is exactly one
 * tenth, whatever the binary fraction behind it.
 */
function readScaled(wire: unknown, scale: Scale): Reading<number> {
  if (isBlank(wire)) return { code: 'required' };
  if (typeof wire !== 'number' && typeof wire !== 'string') return { code: 'type' };
  // Decimals of up to fifteen digits map to distinct doubles: the text is not needed.
  const value = typeof wire === 'number' ? Math.round(wire * 10 ** scale.decimals) : NaN;
  const isRead = value / 10 ** scale.decimals === wire && Math.abs(value) <= largestExact;
  // Adding 0 makes 0 of -0.
  if (isRead && value >= scale.minimum && value <= scale.maximum) return { value: value + 0 };
  const text = String(wire);
  const exponent = typeof wire === 'number' && /e([+-])/.exec(text)?.[1];
  if (exponent === '-') return { code: scale.decimals === 0 ? 'integer' : 'decimals' };
  if (exponent === '+') return { code: text.startsWith('-') ? 'min' : 'max' };
  const reading = readNumber(text, { kind: 'number', ...scale });
  return 'code' in reading ? { code: issueCode(reading.code) } : { value: Number(reading.value) };
}
