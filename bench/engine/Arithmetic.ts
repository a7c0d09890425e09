/**
 * What a money library offers, in the words of the calculation: `Money` is an amount of any precision,
 * numbers that come in are whole numbers of their last decimal (1250 with 2 decimals is 12.50).
 */
export interface Arithmetic<Money> {
  /** An amount of `scaled` units of the last of `decimals` decimals. */
  money(scaled: number, decimals: number): Money;
  add(a: Money, b: Money): Money;
  subtract(a: Money, b: Money): Money;
  /** Amount × scaled / 10^decimals, exact. */
  times(amount: Money, scaled: number, decimals: number): Money;
  /** To whole cents, a half away from zero. */
  round(amount: Money): Money;
  /** To whole cents, towards zero. */
  cut(amount: Money): Money;
  /** 100 × part / whole in hundredths of a percent, a half away from zero; 0 when the whole is 0. */
  percentOf(part: Money, whole: Money): number;
  /** -1, 0 or 1. */
  compare(a: Money, b: Money): number;
  /** Whole cents of an amount that has no more decimals. */
  cents(amount: Money): number;
}
