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
  readonly code: InputErrorCode;
  readonly field: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly received: string;

  constructor({ code, field, minimum, maximum, received }: InputProblem) {
    super(`${field}: ${received} (${code}); allowed are ${minimum} to ${maximum}`);
    this.name = 'InputError';
    this.code = code;
    this.field = field;
    this.minimum = minimum;
    this.maximum = maximum;
    this.received = received;
  }
}
