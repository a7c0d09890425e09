import {
  add,
  compare,
  type Dinero,
  dinero,
  down,
  halfAwayFromZero,
  multiply,
  subtract,
  toSnapshot,
  transformScale,
  up,
} from 'dinero.js/bigint';
import { EUR } from 'dinero.js/bigint/currencies';
import type { Arithmetic } from './Arithmetic.ts';

type Money = Dinero<bigint, string>;

const zero = euro(0n, 2n);

/** The calculation in dinero.js with bigint amounts. */
export const dineroArithmetic: Arithmetic<Money> = {
  money: (scaled, decimals) => euro(BigInt(scaled), BigInt(decimals)),
  add,
  subtract,
  times: (amount, scaled, decimals) =>
    multiply(amount, { amount: BigInt(scaled), scale: BigInt(decimals) }),
  round: (amount) => transformScale(amount, 2n, halfAwayFromZero),
  cut: (amount) => transformScale(amount, 2n, compare(amount, zero) < 0 ? up : down),
  percentOf: (part, whole) => percentOf(toSnapshot(part), toSnapshot(whole)),
  compare,
  cents: (amount) => Number(toSnapshot(amount).amount),
};

interface Snapshot {
  readonly amount: bigint;
  readonly scale: bigint;
}

/** dinero.js divides no amount by an amount: its own scaled integers do. */
function percentOf(part: Snapshot, whole: Snapshot): number {
  if (whole.amount === 0n) return 0;
  const scale = part.scale > whole.scale ? part.scale : whole.scale;
  const top = 20_000n * part.amount * 10n ** (scale - part.scale);
  const bottom = whole.amount * 10n ** (scale - whole.scale);
  const half = (top < 0n ? -1n : 1n) * bottom;
  return Number((top + half) / (2n * bottom));
}

function euro(amount: bigint, scale: bigint): Money {
  return dinero({ amount, currency: EUR, scale });
}
