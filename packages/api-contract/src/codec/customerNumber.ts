import type { Branded } from '@facturatie/invoice-engine';

/** The number staff know a customer by: text, never empty, unique on the server. */
export type CustomerNumber = Branded<string, 'CustomerNumber'>;

/**
 * Marks text as a customer number.
 *
 * @throws RangeError when `value` is empty or only white space.
 */
export function customerNumber(value: string): CustomerNumber {
  if (value.trim() === '') throw new RangeError('A customer number is never empty');
  return value as CustomerNumber;
}
