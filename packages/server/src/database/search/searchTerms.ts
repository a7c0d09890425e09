import { normaliseSearchText, phoneDigits } from './normaliseSearchText.ts';

/** One term of a search: found where the stored text contains any of these spellings. */
export type SearchTerm = readonly [string, ...string[]];

/** From this length on, groups of digits are one number: a VAT or a telephone number has 9 or more. */
const shortestLongNumber = 9;

const separators = /[./()-]+/g;
const digitGroup = String.raw`[+(]*\d[\d./()-]*`;
const digitGroups = new RegExp(String.raw`(?<=^| )${digitGroup}(?: ${digitGroup})*(?= |$)`, 'g');

/**
 * What a typed search asks for: every term must be found, in any order. Terms
 * are its words; digits with separators in between also stand for the digits
 * alone (`0403.170.701`), and groups of digits that together make a VAT or
 * telephone number, or that begin with `+`, are one term (`03/123 45 67`,
 * `+32 3 123 45 67`). A comma only separates.
 *
 * An empty search asks for nothing and has no terms.
 */
export function searchTerms(search: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const text = normaliseSearchText(search.replace(/[,;]/g, ' '));
  const rest = text.replace(digitGroups, (groups) => {
    const digits = phoneDigits(groups);
    if (digits.length < shortestLongNumber && !groups.startsWith('+')) return groups;
    terms.push(groups.includes(' ') || groups === digits ? [digits] : [digits, groups]);
    return '';
  });
  for (const word of rest.split(' ')) {
    if (word !== '') terms.push(spellings(word));
  }
  return terms;
}

function spellings(word: string): SearchTerm {
  if (!/\d/.test(word)) return [word];
  const bare = word.replace(separators, '');
  return bare === word || bare === '' ? [word] : [word, bare];
}
