/**
 * What is wrong with an input number:
 *
 * - `required`: nothing stands where a number must, or null
 * - `malformed`: no decimal number, or no whole number of the field's unit
 * - `decimals`: more decimals than the field holds
 * - `min`, `max`: outside the allowed range
 */
export type InputErrorCode = 'required' | 'malformed' | 'decimals' | 'min' | 'max';

/** What an {@link InputError} tells. */
export interface InputProblem {
  readonly code: InputErrorCode;
  /** Where, with dots and from 0: `lines.3.quantity`. */
  readonly field: string;
  /** The smallest and the largest value that the field takes, as decimal text. */
  readonly minimum: string;
  readonly maximum: string;
  /** What was given, as text. */
  readonly received: string;
}

/** An input number that cannot be calculated with (SPEC.md M7). Thrown in place of a result. */
export class InputError extends RangeError implements InputProblem {
  declare readonly code: InputErrorCode;
  declare readonly field: string;
  declare readonly minimum: string;
  declare readonly maximum: string;
  declare readonly received: string;

  constructor(problem: InputProblem) {
    const { code, field, minimum, maximum, received } = problem;
    super(`${field}: ${received} (${code}); allowed are ${minimum} to ${maximum}`);
    Object.assign(this, problem, { name: 'InputError' });
  }
}
