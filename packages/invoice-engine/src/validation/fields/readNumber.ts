import { formatDecimal, readDecimal } from '../../number/decimal.ts';
import type { Integer } from '../../number/integer.ts';
import type { NumberForm } from './FieldRule.ts';
import type { FindingCode } from '../Finding.ts';

/** The result of parsing: a whole number of last decimals, or the error. */
export type NumberReading = { readonly value: Integer } | { readonly code: FindingCode };

/**
 * Reads a number of a form: decimal text, or the whole number in code (SPEC.md V3), without intermediate
 * fractions.
 *
 * @returns the value in whole last decimals of the form, or the code of the first error
 */
export function readNumber(value: unknown, form: NumberForm): NumberReading {
  const reading =
    typeof value === 'string' ? readDecimal(value, form.decimals) : wholes(value, form);
  if ('code' in reading) {
    return reading.code === 'decimals' && form.decimals === 0 ? { code: 'integer' } : reading;
  }
  if (reading.value < form.minimum) return { code: 'min' };
  return reading.value > (form.maximum ?? Infinity) ? { code: 'max' } : reading;
}

function wholes(value: unknown, { decimals, scale = decimals }: NumberForm): NumberReading {
  if (typeof value !== 'bigint' && !Number.isFinite(value)) return { code: 'malformed' };
  if (typeof value === 'number' && !Number.isInteger(value)) return { code: 'decimals' };
  return readDecimal(formatDecimal(BigInt(value as Integer), scale), decimals);
}
