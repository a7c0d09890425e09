/** An exact decimal number: `units` times ten to the power of `-scale`. 12.50 is `{ units: 1250, scale: 2 }`. */
export interface Decimal {
  /** A whole number; a bigint where it is not a safe integer. */
  readonly units: number | bigint;
  /** The number of decimals: 0 or more. */
  readonly scale: number;
}

/** An amount of money: cents, or a decimal of at most two decimals. */
export function amount(cents: number | bigint): Decimal {
  return { units: cents, scale: 2 };
}

/** Decimal text: `-12.50`, with all decimals of its scale, so that a price keeps those it was given. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = String(units)
    .replace('-', '')
    .padStart(scale + 1, '0');
  const point = digits.length - scale;
  const sign = units < 0 && /[1-9]/.test(digits) ? '-' : '';
  return scale === 0
    ? `${sign}${digits}`
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The whole number of units at a scale that is at least that of the decimal. */
export function unitsAt({ units, scale }: Decimal, wanted: number): bigint {
  return BigInt(units) * 10n ** BigInt(wanted - scale);
}

/** A sum of amounts, in cents. */
export function sumOfCents(amounts: readonly Decimal[]): bigint {
  return amounts.reduce((sum, each) => sum + unitsAt(each, 2), 0n);
}
