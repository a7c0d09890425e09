import type { Branded, Integer } from './integer.ts';
import { formatDecimal, readDecimal } from './decimal.ts';
import { InputError } from './InputError.ts';
import type { InputErrorCode, InputProblem } from './InputError.ts';

/** An amount in whole euro cents that is a safe number: 12.50 EUR is 1250. May be negative. */
export type Cents = Branded<number, 'Cents'>;

/**
 * A computed amount in whole euro cents. Beyond ±(2^53 - 1) cents, some 90,000 billion euro, it is a
 * bigint; each value has one form only. `typeof amount === 'number'` narrows it to {@link Cents}.
 */
export type Amount = Cents | Branded<bigint, 'Cents'>;

/** A percentage in whole hundredths of a percent: 21 % is 2100. */
export type Percent = Branded<number, 'Percent'>;

/** A quantity in whole thousandths: 2.5 pieces is 2500. May be negative. */
export type Quantity = Branded<number, 'Quantity'>;

/** A price per unit in whole ten-thousandths of a euro: 0.335 EUR is 3350. Never negative. */
export type UnitPrice = Branded<number, 'UnitPrice'>;

/** How many units of a {@link UnitPrice} are one cent. */
export const unitPricesInCent = 100;

/** The scale of a kind of number and its range, bounds included, in its own unit. */
export interface Scale {
  readonly decimals: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** The scale of each kind of number (SPEC.md M2). */
export const scales = {
  cents: {
    decimals: 2,
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  },
  percent: { decimals: 2, minimum: 0, maximum: 100_00 },
  quantity: { decimals: 3, minimum: -999_999_999, maximum: 999_999_999 },
  unitPrice: { decimals: 4, minimum: 0, maximum: 99_999_999_9900 },
} as const satisfies Record<string, Scale>;

/**
 * Marks whole cents as an amount.
 *
 * @throws InputError when `value` is not a safe whole number
 */
export function cents(value: number, field = 'amount'): Cents {
  return checkScaled(value, scales.cents, field) as Cents;
}

/**
 * Marks whole hundredths of a percent as a percentage.
 *
 * @throws InputError when `value` is not a whole number from 0 (0 %) to 10000 (100 %)
 */
export function percent(value: number, field = 'percentage'): Percent {
  return checkScaled(value, scales.percent, field) as Percent;
}

/**
 * Marks whole thousandths as a quantity.
 *
 * @throws InputError when `value` is not a whole number of at most 999,999.999 either side of 0
 */
export function quantity(value: number, field = 'quantity'): Quantity {
  return checkScaled(value, scales.quantity, field) as Quantity;
}

/**
 * Marks whole ten-thousandths of a euro as a price per unit.
 *
 * @throws InputError when `value` is not a whole number from 0 to 99,999,999.99 EUR
 */
export function unitPrice(value: number, field = 'unitPrice'): UnitPrice {
  return checkScaled(value, scales.unitPrice, field) as UnitPrice;
}

/**
 * Reads decimal text as an amount: "12.5" is 1250.
 *
 * @throws InputError on other text, more than 2 decimals, or an amount that is no safe number of cents
 */
export function parseCents(text: string, field = 'amount'): Cents {
  return parseScaled(text, scales.cents, field) as Cents;
}

/**
 * Reads decimal text as a percentage: "7.25" is 725.
 *
 * @throws InputError on other text, more than 2 decimals, or a value outside 0..100
 */
export function parsePercent(text: string, field = 'percentage'): Percent {
  return parseScaled(text, scales.percent, field) as Percent;
}

/**
 * Reads decimal text as a quantity: "2.5" is 2500.
 *
 * @throws InputError on other text, more than 3 decimals, or a value outside ±999999.999
 */
export function parseQuantity(text: string, field = 'quantity'): Quantity {
  return parseScaled(text, scales.quantity, field) as Quantity;
}

/**
 * Reads decimal text as a price per unit: "0.335" is 3350.
 *
 * @throws InputError on other text, more than 4 decimals, or a value outside 0..99999999.99
 */
export function parseUnitPrice(text: string, field = 'unitPrice'): UnitPrice {
  return parseScaled(text, scales.unitPrice, field) as UnitPrice;
}

/** An amount as decimal text with 2 decimals: 1250 is "12.50". */
export function formatCents(amount: Amount | Cents): string {
  return formatDecimal(amount, scales.cents.decimals);
}

/** A percentage as decimal text with 2 decimals: 725 is "7.25". */
export function formatPercent(value: Percent): string {
  return formatDecimal(value, scales.percent.decimals);
}

/** A quantity as decimal text with 3 decimals: 2500 is "2.500". */
export function formatQuantity(value: Quantity): string {
  return formatDecimal(value, scales.quantity.decimals);
}

/** A price per unit as decimal text with 4 decimals: 3350 is "0.3350". */
export function formatUnitPrice(value: UnitPrice): string {
  return formatDecimal(value, scales.unitPrice.decimals);
}

/**
 * The value itself when it is a whole number within the scale; -0 becomes 0.
 *
 * @throws InputError when it is not
 */
export function checkScaled(value: unknown, scale: Scale, field: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    const isAbsent = value === undefined || value === null;
    throw problem(isAbsent ? 'required' : 'malformed', literal(value), scale, field);
  }
  return inRange(value, scale, field);
}

/** A value as code writes it: text in quotes, a bigint with its n. */
function literal(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'bigint' ? `${value}n` : String(value);
}

function parseScaled(text: string, scale: Scale, field: string): number {
  const reading = readDecimal(text, scale.decimals);
  if ('code' in reading) throw problem(reading.code, text, scale, field, 'decimalText');
  return inRange(reading.value, scale, field, text);
}

function inRange(value: Integer, scale: Scale, field: string, text?: string): number {
  if (value >= scale.minimum && value <= scale.maximum) return Number(value) + 0;
  const received = text ?? formatDecimal(BigInt(value), scale.decimals);
  const expected = text === undefined ? 'wholeNumber' : 'decimalText';
  throw problem(value < scale.minimum ? 'min' : 'max', received, scale, field, expected);
}

function problem(
  code: InputErrorCode,
  received: string,
  { decimals, minimum, maximum }: Scale,
  field: string,
  expected: InputProblem['expected'] = 'wholeNumber',
): InputError {
  return new InputError({
    code,
    field,
    ...(minimum <= maximum && {
      minimum: formatDecimal(minimum, decimals),
      maximum: formatDecimal(maximum, decimals),
    }),
    expected,
    unit: formatDecimal(1, decimals),
    received,
  });
}
