declare const brand: unique symbol;

/** A `Base` that only its own codec or constructor hands out, so that a plain one cannot take its place. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/**
 * The most digits of a decimal number that a JSON number surely keeps: an amount with more could not
 * travel without loss.
 */
export const exactDigits = 15;

/** An amount in whole euro cents: 12,50 EUR is 1250. At most 15 digits, may be negative. */
export type Cents = Branded<number, 'Cents'>;

/** A percentage in hundredths of a percent: 21 % is 2100, 7,25 % is 725. At most 15 digits. */
export type Percent = Branded<number, 'Percent'>;

/** A quantity in thousandths: 2,5 is 2500. At most 15 digits, may be negative. */
export type Thousandths = Branded<number, 'Thousandths'>;

/** A calendar date `yyyy-mm-dd` that exists, without time or time zone. */
export type IsoDate = Branded<string, 'IsoDate'>;

/** The number staff know a customer by: text, never empty, unique on the server. */
export type CustomerNumber = Branded<string, 'CustomerNumber'>;

/**
 * Marks a whole number of cents as an amount.
 *
 * @throws RangeError when `value` is not a whole number of at most 15 digits.
 */
export function cents(value: number): Cents {
  return exactInteger(value, 'cents') as Cents;
}

/**
 * Marks a whole number of hundredths of a percent as a percentage.
 *
 * @throws RangeError when `value` is not a whole number of at most 15 digits.
 */
export function percent(value: number): Percent {
  return exactInteger(value, 'hundredths of a percent') as Percent;
}

/**
 * Marks text as a calendar date.
 *
 * @throws RangeError when `value` is not `yyyy-mm-dd` or names a day that does not exist.
 */
export function isoDate(value: string): IsoDate {
  if (!isIsoDate(value)) throw new RangeError(`Not a date yyyy-mm-dd: ${JSON.stringify(value)}`);
  return value;
}

/**
 * Marks text as a customer number.
 *
 * @throws RangeError when `value` is empty or only white space.
 */
export function customerNumber(value: string): CustomerNumber {
  if (value.trim() === '') throw new RangeError('A customer number is never empty');
  return value as CustomerNumber;
}

/** Whether `value` is `yyyy-mm-dd` and a day of the Gregorian calendar, years 0001 to 9999. */
export function isIsoDate(value: string): value is IsoDate {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function exactInteger(value: number, unit: string): number {
  if (!Number.isInteger(value) || Math.abs(value) >= 10 ** exactDigits) {
    throw new RangeError(`Not a whole number of ${unit}: ${value}`);
  }
  return value === 0 ? 0 : value;
}
