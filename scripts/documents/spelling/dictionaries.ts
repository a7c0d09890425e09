import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

/** The languages of the texts. */
export type Language = 'en' | 'nl';

const require = createRequire(import.meta.url);

/** A package leads to its own description, beside which the words lie. */
const packed: Readonly<Record<Language, string>> = {
  en: path.join(require.resolve('@cspell/dict-en-gb-mit'), '../en_GB.trie.gz'),
  nl: path.join(require.resolve('@cspell/dict-nl-nl'), '../Dutch.trie.gz'),
};

/** The words that a dictionary does not have: of our trade in each language, and names. One a line. */
export const ownWordFiles = ['words.en.txt', 'words.nl.txt', 'names.txt'] as const;

/** The words of such a file, in the order of the file. */
export function ownWords(file: (typeof ownWordFiles)[number]): string[] {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n');
}

/** Whether a word is spelled right. */
export type Knows = (word: string) => boolean;

/** The dictionary of a language with our own words, for looking up words of a text. */
export function openDictionary(language: Language): Knows {
  const dictionary = decodeTrie(gunzipSync(readFileSync(packed[language])));
  const own = new Set(
    [...ownWords(`words.${language}.txt`), ...ownWords('names.txt')].map((word) =>
      word.toLowerCase(),
    ),
  );
  const has = (word: string) => own.has(word.toLowerCase()) || dictionary.has(word);
  const hasEitherCase = (word: string) => has(word) || has(lowerFirst(word));
  return (word) => {
    const plain = word.replaceAll('’', "'");
    if (hasEitherCase(plain)) return true;
    const stem = plain.replace(/'s?$/, '');
    const parts = stem.split('-');
    return hasEitherCase(stem) || (parts.length > 1 && parts.every(hasEitherCase));
  };
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
