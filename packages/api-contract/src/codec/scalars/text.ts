import { isBlank } from '@facturatie/invoice-engine';
import type { Branded } from '@facturatie/invoice-engine';
import type { Codec } from '../Codec.ts';
import { scalar } from './scalar.ts';
import type { Reading } from './scalar.ts';

/** Text that may be empty. Absent and null decode to empty text. */
export function text(): Codec<string> {
  return scalar({
    type: 'text',
    shape: { kind: 'text' },
    read: (wire) => (wire === null ? { value: '' } : readText(wire)),
    write: (value) => value,
  });
}

/** Longer than what people search for; the time a search takes grows with it. */
const longestSearch = 100;

/** The text of a search, without the white space around it: only the first 100 characters count. */
export function searchText(): Codec<string> {
  return scalar({
    type: `text, of which the first ${longestSearch} characters count`,
    shape: { kind: 'text' },
    read: (wire) => {
      const reading = wire === null ? { value: '' } : readText(wire);
      return 'value' in reading ? { value: searched(reading.value) } : reading;
    },
    write: searched,
  });
}

/** The part that is searched for: whole characters, also where one takes two units of UTF-16. */
function searched(typed: string): string {
  return Array.from(typed.trim()).slice(0, longestSearch).join('').trim();
}

/** Text with at least one character that is not white space. */
export function requiredText(): Codec<string> {
  return scalar({
    type: 'text, required',
    shape: { kind: 'text', filled: true },
    read: readRequiredText,
    write: (value) => value,
  });
}

/** A customer number: required text; a number on the wire is read as its digits. */
export function customerNumberText(): Codec<CustomerNumber> {
  return scalar({
    type: 'CustomerNumber',
    shape: { kind: 'text', filled: true, orDigits: true },
    read: (wire) => {
      const reading = readRequiredText(Number.isSafeInteger(wire) ? String(wire) : wire);
      return 'value' in reading ? { value: reading.value as CustomerNumber } : reading;
    },
    write: (value) => value,
  });
}

function readRequiredText(wire: unknown): Reading<string> {
  if (wire === null) return { code: 'required' };
  const reading = readText(wire);
  return 'value' in reading && isBlank(reading.value) ? { code: 'required' } : reading;
}

function readText(wire: unknown): Reading<string> {
  if (typeof wire !== 'string') return { code: 'type' };
  return wire.includes('\0') || !wire.isWellFormed() ? { code: 'characters' } : { value: wire };
}

/** The customer number that staff use: text, never empty, unique on the server. */
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
