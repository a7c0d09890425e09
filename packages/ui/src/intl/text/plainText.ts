const invisible = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;
const apostrophes = /[\u0060\u00B4\u02BC\u2018\u2019\u2032]/g;
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfe_e0;

/**
 * The same text in plain characters: every dash and minus is '-', every apostrophe "'", every space
 * ' ', full-width characters are the usual ones, and invisible characters are removed, like the
 * space, the line end and the double quotes around it. Tabs and line ends inside stay.
 */
export function plainText(text: string): string {
  const plain = text
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(spaces, ' ')
    .replace(fullWidth, (character) =>
      String.fromCodePoint((character.codePointAt(0) ?? 0) - fullWidthOffset),
    )
    .trim();
  return /^["\u201C\u201D\u201E](.*)["\u201C\u201D]$/s.exec(plain)?.[1]?.trim() ?? plain;
}
