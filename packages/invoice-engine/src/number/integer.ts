declare const brand: unique symbol;

/** A branded `Base`, which only its own constructor returns (SPEC.md M8). */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/**
 * A whole number of any size: a safe number, or a bigint beyond ±(2^53 - 1). Each value has one form
 * only, so `===` and `<` hold between them (SPEC.md M3).
 */
export type Integer = number | bigint;

/** The one form of a whole number. */
export function integerOf(value: bigint): Integer {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** a + b, exact. */
export function add(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return integerOf(BigInt(a) + BigInt(b));
}

/** a - b, exact. */
export function subtract(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return integerOf(BigInt(a) - BigInt(b));
}

/** a × b, exact; never -0. */
export function multiply(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return integerOf(BigInt(a) * BigInt(b));
}
