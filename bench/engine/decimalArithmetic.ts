import { Decimal as Base } from 'decimal.js';
import type { Arithmetic } from './Arithmetic.ts';

const Decimal = Base.clone({ precision: 60 });

type Money = InstanceType<typeof Decimal>;

const powers = [1, 10, 100, 1000, 10_000].map((power) => new Decimal(power));

/** The calculation in decimal.js; its ROUND_HALF_UP is a half away from zero. */
export const decimalArithmetic: Arithmetic<Money> = {
  money: scaledBy,
  add: (a, b) => a.plus(b),
  subtract: (a, b) => a.minus(b),
  times: (amount, scaled, decimals) => amount.times(scaledBy(scaled, decimals)),
  round: (amount) => amount.toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
  cut: (amount) => amount.toDecimalPlaces(2, Decimal.ROUND_DOWN),
  percentOf: (part, whole) =>
    whole.isZero()
      ? 0
      : part.div(whole).times(10_000).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber(),
  compare: (a, b) => a.comparedTo(b),
  cents: (amount) => amount.times(100).toNumber(),
};

function scaledBy(scaled: number, decimals: number): Money {
  return new Decimal(scaled).div(powers[decimals] ?? 10 ** decimals);
}
