/** The numbers between which a run's figures lie: half of them are at most the median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('The median of no values does not exist');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Ratios pair by pair, so that a machine that drifts slows both sides of a pair alike. */
export function pairedRatio(subject: readonly number[], peer: readonly number[]): number {
  return median(
    subject.map((value, index) => {
      const other = peer[index];
      if (other === undefined || other === 0) throw new Error(`Pair ${index} has no peer figure`);
      return value / other;
    }),
  );
}

/** One line of the report: a figure, and the goal it is held to when it has one. */
export interface Result {
  readonly name: string;
  readonly value: string;
  /** What must hold, in words; absent for figures that are printed for information. */
  readonly goal?: string;
  readonly met?: boolean;
}

/** A result whose figure must not pass a limit. `unit` is printed after both. */
export function atMost(name: string, value: number, limit: number, unit: string): Result {
  const digits = unit === 'x' ? 2 : 1;
  const format = (measurement: number): string =>
    `${measurement.toFixed(digits)} ${unit}`.trimEnd();
  return { name, value: format(value), goal: `≤ ${format(limit)}`, met: value <= limit };
}

/** A result whose figure must reach a limit. `unit` is printed after both. */
export function atLeast(name: string, value: number, limit: number, unit: string): Result {
  const format = (measurement: number): string => `${measurement.toFixed(1)} ${unit}`;
  return { name, value: format(value), goal: `≥ ${format(limit)}`, met: value >= limit };
}
