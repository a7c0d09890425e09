/** How a number is written. */
export interface NumberFormat {
  /** How many decimals the scaled value carries: 1250 with 2 decimals is 12,50. */
  decimals: number;
  /** How many decimals are written at least; zeros behind them are left out. All by default. */
  minimumDecimals?: number;
  /** Whether thousands are set apart by a point. */
  isGrouped?: boolean;
}

/**
 * Writes a scaled whole number as Belgians do: 123456 with 2 decimals is '1234,56', or '1.234,56' when
 * grouped. Works on digits only, so it is exact for every safe whole number; -0 is '0'.
 * @throws RangeError when the value is no safe whole number.
 */
export function formatNumber(
  value: number,
  { decimals, minimumDecimals = decimals, isGrouped = false }: NumberFormat,
): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no safe whole number`);
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const whole = digits.slice(0, point);
  const kept = digits.slice(point, point + minimumDecimals);
  const fraction = kept + digits.slice(point + minimumDecimals).replace(/0+$/, '');
  return [
    value < 0 ? '-' : '',
    isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, '.') : whole,
    fraction === '' ? '' : `,${fraction}`,
  ].join('');
}
