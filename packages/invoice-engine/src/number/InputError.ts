/**
 * The kind of error of an input number:
 *
 * - `required`: absent or null
 * - `malformed`: no decimal text, or no whole number in the field's unit
 * - `decimals`: more decimals than the field holds
 * - `min`, `max`: outside the allowed range
 */
export type InputErrorCode = 'required' | 'malformed' | 'decimals' | 'min' | 'max';

/** The details of an {@link InputError}. */
export interface InputProblem {
  readonly code: InputErrorCode;
  /** Where, with dots and from 0: `lines.3.quantity`. */
  readonly field: string;
  /** The smallest and the largest valid value, as decimal text; absent when there is no valid one. */
  readonly minimum?: string;
  readonly maximum?: string;
  /** Whether a whole number in units was expected, as by `quantity`, or decimal text, as by `parseQuantity`. */
  readonly expected: 'wholeNumber' | 'decimalText';
  /** The unit of the field, as decimal text: `0.0001` for a price in ten-thousandths of a euro. */
  readonly unit: string;
  /** The given value, as text. */
  readonly received: string;
}

/** An input number that cannot be calculated with (SPEC.md M7). Thrown in place of a result. */
export class InputError extends RangeError implements InputProblem {
  declare readonly code: InputErrorCode;
  declare readonly field: string;
  declare readonly minimum?: string;
  declare readonly maximum?: string;
  declare readonly expected: InputProblem['expected'];
  declare readonly unit: string;
  declare readonly received: string;

  constructor(problem: InputProblem) {
    const { code, field, received } = problem;
    super(`${field}: ${received} (${code}); ${expectation(problem)}`);
    Object.assign(this, problem, { name: 'InputError' });
  }
}

/** Names a range only for a value that is outside of it. */
function expectation({ code, expected, unit, minimum, maximum }: InputProblem): string {
  if (code === 'malformed' || code === 'decimals') {
    return expected === 'wholeNumber'
      ? `expected is a whole number in units of ${unit}`
      : `expected is decimal text in steps of ${unit}`;
  }
  return minimum === undefined ? 'there is none' : `allowed are ${minimum} to ${maximum}`;
}
