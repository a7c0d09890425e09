import type { Integer } from '../integer.ts';

/**
 * An exact rational value, slow and plain: what the engine's own numbers are held against, and so made
 * of bigints alone and of nothing that the engine uses.
 */
export class Rational {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint | number, bottom: bigint | number = 1) {
    const sign = bottom < 0 ? -1n : 1n;
    this.top = sign * BigInt(top);
    this.bottom = sign * BigInt(bottom);
  }

  plus(other: Rational): Rational {
    return new Rational(
      this.top * other.bottom + other.top * this.bottom,
      this.bottom * other.bottom,
    );
  }

  minus(other: Rational): Rational {
    return this.plus(other.by(new Rational(-1)));
  }

  by(other: Rational): Rational {
    return new Rational(this.top * other.top, this.bottom * other.bottom);
  }

  /** 0 where the other is 0. */
  over(other: Rational): Rational {
    return other.top === 0n
      ? new Rational(0)
      : new Rational(this.top * other.bottom, this.bottom * other.top);
  }

  /** Below 0 when this is less than the other, 0 when they are equal. */
  compare(other: Rational): number {
    const difference = this.minus(other).top;
    return difference < 0n ? -1 : Number(difference > 0n);
  }

  get size(): Rational {
    return this.top < 0n ? this.by(new Rational(-1)) : this;
  }

  /** Without what is behind the point. */
  get cut(): bigint {
    return this.top / this.bottom;
  }

  /** To the nearest whole number, a half away from zero. */
  get rounded(): bigint {
    const rest = this.minus(new Rational(this.cut)).size;
    const isNear = rest.compare(new Rational(1, 2)) < 0;
    if (isNear) return this.cut;
    return this.top < 0n ? this.cut - 1n : this.cut + 1n;
  }
}

/** A whole number in the form that the engine gives it: a number while it is safe, a bigint beyond. */
export function canonical(value: bigint): Integer {
  const isSafe = value > -(2n ** 53n) && value < 2n ** 53n;
  return isSafe ? Number(value) : value;
}
