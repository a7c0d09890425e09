import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linksIn } from '../links/linksIn.ts';
import { productTexts } from '../texts/productTexts.ts';
import {
  keysPageFile,
  keysPageText,
  manualFolder,
  manualPictures,
  keyTables,
  partsOfKeysPage,
} from './keysPage.ts';
import { pictures } from './pictures.ts';
import { isOfProduct, quotesIn } from './quotesIn.ts';

const pages = globSync('*.md', { cwd: manualFolder })
  .toSorted()
  .map((page) => ({ page, text: readFileSync(path.join(manualFolder, page), 'utf8') }));

describe('the texts that the manual quotes', () => {
  const texts = productTexts().map(({ parts }) => parts);

  test('are in the product letter for letter', () => {
    const wrong = pages.flatMap(({ page, text }) =>
      quotesIn(text)
        .filter(({ quote }) => !isOfProduct(quote, texts))
        .map(({ line, quote }) => `${page}:${line}: ${quote}`),
    );
    expect(wrong).toEqual([]);
  });

  test('are what is in bold or between double quotation marks', () => {
    expect(quotesIn('Klik **Opslaan**.\n\n“De server is vol.” `**a**`')).toEqual([
      { line: 1, quote: 'Opslaan' },
      { line: 3, quote: 'De server is vol.' },
    ]);
  });

  test.each([
    ['Opslaan', true],
    ['Opslaann', false],
    ['opslaan', false],
    ['PDF van 20261100042', true],
    ['PDF van', false],
    ['Btw aan 21 %', true],
    ['20261100042', false],
  ])('%s: %s', (quote, isRight) => {
    expect(isOfProduct(quote, texts)).toBe(isRight);
  });
});

describe('the pictures of the manual', () => {
  const shown = pages.flatMap(({ text }) =>
    linksIn(text)
      .filter(({ isPicture }) => isPicture)
      .map(({ target }) => target),
  );

  test('are all there, and all shown', () => {
    const files = readdirSync(manualPictures).toSorted();
    expect(files).toEqual(
      Object.keys(pictures)
        .map((name) => `${name}.webp`)
        .toSorted(),
    );
    expect([...new Set(shown)].toSorted()).toEqual(files.map((file) => `pictures/${file}`));
  });

  test('are small', () => {
    const sizes = readdirSync(manualPictures).map(
      (file) => readFileSync(path.join(manualPictures, file)).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(100_000);
  });
});

describe('the page of keys', () => {
  test('is what `npm run generate -- manual` writes today', () => {
    expect(readFileSync(keysPageFile, 'utf8')).toBe(keysPageText());
  });

  test('has every key of the help sheet', () => {
    expect(partsOfKeysPage.toSorted()).toEqual(Object.keys(keyTables).toSorted());
  });
});
