import { type Branded, isBlank } from '@facturatie/invoice-engine';

/** The number staff know a customer by: text, never empty, unique on the server. */
export type CustomerNumber = Branded<string, 'CustomerNumber'>;

/**
 * Marks text as a customer number.
 *
 * @throws RangeError when `value` is empty or only white space.
 */
export function customerNumber(value: string): CustomerNumber {
  if (isBlank(value)) throw new RangeError('A customer number is never empty');
  return value as CustomerNumber;
}
