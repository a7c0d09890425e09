import { labelOf, withoutLabel } from './bareNumber.ts';
import { remainderDigits } from './modulo97.ts';

/**
 * The Belgian structured communication (OGM) for a reference of ours: the reference in ten digits, and
 * two check digits: the remainder after division by 97, with 97 for 0 (SPEC.md C6).
 *
 * @param reference one to ten digits; shorter ones get leading zeros
 * @returns twelve digits
 * @throws RangeError when `reference` is anything else
 */
export function structuredCommunicationOf(reference: string): string {
  const firstTen = reference === '' ? reference : reference.padStart(10, '0');
  return `${firstTen}${remainderDigits(firstTen)}`;
}

/**
 * The structured communication to pay a document by: that of the last ten digits of its number
 * (SPEC.md C7), so documents whose numbers end in the same ten digits share it.
 *
 * @param documentNumber any text with digits; its other signs do not count
 * @returns twelve digits
 * @throws RangeError when the number has no digits
 */
export function structuredCommunicationOfDocument(documentNumber: string): string {
  return structuredCommunicationOf(documentNumber.replace(/\D/g, '').slice(-10));
}

const label = labelOf('ogm|vcs|(?:gestructureerde )?mededeling|communication(?: structurée)?');

/**
 * Reads a structured communication in any usual notation: twelve digits, or ddd/dddd/ddddd with or without
 * +++ or *** around it, a hyphen or a point in place of the slash, and a label such as 'OGM' (SPEC.md C8,
 * C11).
 *
 * @returns the twelve digits, or undefined when it is not valid
 */
export function parseStructuredCommunication(text: string): string | undefined {
  const bare = withoutLabel(text, label).replace(/\s/g, '');
  const match = /^(\+{3}|\*{3}|)(\d{3})([/.\p{Pd}]?)(\d{4})\3(\d{5})\1$/u.exec(bare);
  if (match === null) return undefined;
  const digits = `${match[2]}${match[4]}${match[5]}`;
  return digits === structuredCommunicationOf(digits.slice(0, 10)) ? digits : undefined;
}

/** Whether `text` is a valid structured communication in any usual notation. */
export function isStructuredCommunication(text: string): boolean {
  return parseStructuredCommunication(text) !== undefined;
}

/** A valid structured communication as `+++090/9337/55493+++`; undefined when it is not valid. */
export function formatStructuredCommunication(text: string): string | undefined {
  const digits = parseStructuredCommunication(text);
  return digits?.replace(/^(\d{3})(\d{4})(\d{5})$/, '+++$1/$2/$3+++');
}
