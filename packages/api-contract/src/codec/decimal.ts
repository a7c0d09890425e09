import { type Cents, type Percent, type Thousandths, exactDigits } from './brands.ts';
import type { Codec } from './Codec.ts';
import { type Reading, scalar } from './scalar.ts';

/** An amount: on the wire a number of euros with at most 2 decimals, in the code whole cents. */
export function amount(): Codec<Cents> {
  return decimal<Cents>('Cents (amount, whole cents)', 2);
}

/** A percentage: on the wire a number with at most 2 decimals, in the code whole hundredths. */
export function percentage(): Codec<Percent> {
  return decimal<Percent>('Percent (whole hundredths of a percent)', 2);
}

/** A quantity: on the wire a number with at most 3 decimals, in the code whole thousandths. */
export function quantity(): Codec<Thousandths> {
  return decimal<Thousandths>('Thousandths (whole thousandths)', 3);
}

/** A whole number, also when it comes as digits in text. Outside `min..max`: code min or max. */
export function integer({
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
}: { min?: number; max?: number } = {}): Codec<number> {
  return scalar({
    type: 'whole number',
    read: (wire) => {
      const reading = readScaled(wire, 0);
      if ('code' in reading) return reading.code === 'decimals' ? { code: 'integer' } : reading;
      if (reading.value < min) return { code: 'min' };
      return reading.value > max ? { code: 'max' } : reading;
    },
    write: (value) => value,
  });
}

/** A number that the code keeps as a whole number of its last decimal: no fraction ever exists in between. */
function decimal<T extends number>(type: string, decimals: number): Codec<T> {
  return scalar<T>({
    type,
    read: (wire) => readScaled(wire, decimals) as Reading<T>,
    write: (value) => Number(decimalText(value, decimals)),
  });
}

/**
 * Reads a JSON number, or the same as decimal text, by its shortest decimal text: 0.1 is exactly one
 * tenth, whatever the binary fraction behind it.
 */
function readScaled(wire: unknown, decimals: number): Reading<number> {
  if (wire === null || wire === '') return { code: 'required' };
  if (typeof wire !== 'number' && typeof wire !== 'string') return { code: 'type' };
  const text = String(wire);
  const exponent = typeof wire === 'number' && /e([+-])/.exec(text)?.[1];
  if (exponent === '-') return { code: 'decimals' };
  if (exponent === '+') return { code: text.startsWith('-') ? 'min' : 'max' };
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (parts === null) return { code: 'type' };
  const fraction = withoutTrailingZeros(parts[3] ?? '');
  if (fraction.length > decimals) return { code: 'decimals' };
  const scaled = Number(`${parts[2]}${fraction.padEnd(decimals, '0')}`);
  if (!isExact(scaled, decimals)) return { code: parts[1] === '-' ? 'min' : 'max' };
  return { value: parts[1] === '-' && scaled !== 0 ? -scaled : scaled };
}

/** Whole numbers are exact as long as they are safe; with decimals a JSON number keeps fewer digits. */
function isExact(scaled: number, decimals: number): boolean {
  return decimals === 0 ? Number.isSafeInteger(scaled) : scaled < 10 ** exactDigits;
}

/** A loop, because a pattern anchored at the end takes quadratic time on a long row of zeros. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** The decimal text of a whole number of last decimals: 1250 with 2 decimals is "12.50". */
function decimalText(scaled: number, decimals: number): string {
  const digits = String(Math.abs(scaled)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${scaled < 0 ? '-' : ''}${whole}.${digits.slice(digits.length - decimals)}`;
}
