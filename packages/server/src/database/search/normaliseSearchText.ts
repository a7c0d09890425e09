/** Letters that Unicode does not decompose into a letter and a mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ŧ: 't',
  ĸ: 'k',
  ς: 'σ',
};
const undividedLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');
const apostrophes = /[\u2018\u2019\u201b\u02bc\u00b4\u0060]/gu;
const onlyPlainCharacters = /^[\x20-\x5f\x61-\x7e]*$/;

/**
 * The form in which texts are stored for searching and in which a search is
 * compared with them: lower case, without accents, ligatures taken apart,
 * apostrophes and dashes of one kind, every run of white space one space,
 * nothing that cannot be seen. Normalising twice changes nothing.
 */
export function normaliseSearchText(text: string): string {
  const plain = onlyPlainCharacters.test(text) ? text.toLowerCase() : withoutAccents(text);
  return plain.replace(/\s+/gu, ' ').trim();
}

function withoutAccents(text: string): string {
  return text
    .replace(apostrophes, "'")
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(undividedLetters, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophes, "'")
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{C}+/gu, ' ');
}

const belgium = '32';

/**
 * The digits of a telephone number as people here dial it, whichever way it
 * was written: `+32 3 123 45 67`, `0032(0)3/123.45.67` and `03 123 45 67` are
 * all `031234567`. A number of another country keeps its country code, without
 * `+` or `00`.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D+/g, '');
  const international = /^\s*\+/.test(phone) ? digits : digits.match(/^00(.*)$/)?.[1];
  if (international === undefined) return digits;
  if (!international.startsWith(belgium)) return international;
  return `0${international.slice(belgium.length).replace(/^0/, '')}`;
}
