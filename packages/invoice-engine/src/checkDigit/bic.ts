/**
 * Reads a business identifier code (BIC, SWIFT code) as people write it: capitals or not, with white
 * space or hyphens anywhere (SPEC.md C9). Only its form is checked: a BIC has no check digits.
 *
 * @returns the 8 or 11 signs in capitals, which is also how a BIC is shown; undefined when it is none
 */
export function parseBic(text: string): string | undefined {
  const bic = text.replace(/[\s-]/g, '');
  const hasForm = /^[a-z\d]{4}[a-z]{2}[a-z\d]{2}(?:[a-z\d]{3})?$/i.test(bic);
  return hasForm ? bic.toUpperCase() : undefined;
}

/** Whether `text` has the form of a BIC in any way that {@link parseBic} reads. */
export function isBic(text: string): boolean {
  return parseBic(text) !== undefined;
}
