import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { productTexts } from '../texts/productTexts.ts';
import { type Language, openDictionary, ownWordFiles, ownWords } from './dictionaries.ts';
import { commentWordsIn, type Word, wordsIn } from './wordsIn.ts';

const documents = globSync(
  ['*.md', '.changeset/*.md', '{.storybook,app,bench,docs,packages}/**/*.{md,mdx}'],
  // The glossary is a list of names, written from the code.
  { cwd: root, exclude: ['**/{node_modules,dist}/**', '**/CHANGELOG.md', 'docs/glossary.md'] },
).toSorted();

/** A word at a place: `docs/api.md:12: word`. */
interface Found extends Word {
  readonly file: string;
  readonly language: Language;
}

const languageOf = (file: string): Language =>
  /\.nl\.md$|^docs\/handleiding\//.test(file) ? 'nl' : 'en';

const inDocuments: Found[] = documents.flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const words = file.endsWith('/api.md')
    ? [...wordsIn(text), ...commentWordsIn(text)]
    : wordsIn(text);
  return words.map((word) => ({ ...word, file, language: languageOf(file) }));
});

const inProduct = productTexts().flatMap(({ file, line, parts, isSpec }) =>
  wordsIn(parts.join(' … ')).map((word): Found & { isSpec: boolean } => ({
    ...word,
    line,
    file,
    language: 'nl',
    isSpec,
  })),
);

/** As the specification words it, and as the product says it: right by definition where it is quoted. */
const ofSpecification = new Set(inProduct.filter(({ isSpec }) => isSpec).map(({ text }) => text));
const ofProduct = new Set(inProduct.map(({ text }) => text));

const dictionaries = { en: openDictionary('en'), nl: openDictionary('nl') };

const places = (words: readonly Found[]) =>
  words.map(({ file, line, text }) => `${file}:${line}: ${text}`);

test('the texts of the product are spelled right', () => {
  const wrong = inProduct.filter(
    ({ text, isSpec }) => !isSpec && !ofSpecification.has(text) && !dictionaries.nl(text),
  );
  expect(places(wrong)).toEqual([]);
});

/** Whether a quotation or a cell of a table is Dutch, as a whole. */
const isDutch = (phrase: string) =>
  wordsIn(phrase).every(({ text }) => dictionaries.nl(text) || ofProduct.has(text));

test('the documents are spelled right', () => {
  const wrong = inDocuments.filter(
    ({ language, text, phrase }) =>
      !dictionaries[language](text) &&
      !ofProduct.has(text) &&
      !(phrase !== undefined && isDutch(phrase)),
  );
  expect(places(wrong)).toEqual([]);
});

describe.each(ownWordFiles)('our own words in %s', (file) => {
  const words = ownWords(file);

  test('are unique and sorted', () => {
    const sorted = [...new Set(words)].toSorted((a, b) => a.localeCompare(b, 'nl'));
    expect(words).toEqual(sorted);
  });

  test('are all used', () => {
    const used = [...inDocuments, ...inProduct].flatMap(({ text }) => [
      text.toLowerCase(),
      ...text.toLowerCase().split(/['’-]/),
    ]);
    const usedWords = new Set(used);
    expect(words.filter((word) => !usedWords.has(word.toLowerCase()))).toEqual([]);
  });
});

test('a word that is wrong is found, in either language and in a heading, a table and a quote', () => {
  const markdown = "# Korttingen\n\n| a | vervladag |\n\n'Opgeslagenn'\n";
  const wrong = wordsIn(markdown).filter(({ text }) => !dictionaries.nl(text));
  expect(wrong.map(({ line, text }) => [line, text])).toEqual([
    [1, 'Korttingen'],
    [3, 'vervladag'],
    [5, 'Opgeslagenn'],
  ]);
});

test('code, addresses, links and names in camel case are no language', () => {
  const markdown =
    'See `qqq`, [here](qqq.md#qqq), https://qqq.example, qqq/qqq.ts, MoneyField and WCAG.\n\n```ts\nqqq();\n```\n\n<Qqq of={qqq} />\n';
  expect(wordsIn(markdown).map(({ text }) => text)).toEqual(['See', 'here', 'and']);
});

test('doc comments in code are language', () => {
  const words = commentWordsIn(
    'Words.\n\n```ts\n/** Amounts of {@link Qqq}. @param qqq Its line. */\nqqq();\n```\n',
  );
  expect(words.map(({ text }) => text)).toEqual(['Amounts', 'of', 'Its', 'line']);
});
