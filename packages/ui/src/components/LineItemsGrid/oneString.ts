/**
 * Texts behind one another, held as one. A template would hold on to its parts, too, as long as it is
 * there: much, where each of thousands of cells has one.
 */
export const oneString = (...parts: readonly (string | number)[]): string => parts.join('');
