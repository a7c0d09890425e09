import { describe, expect, test } from 'vitest';
import { calculateDocument } from './calculateDocument.ts';
import { calculateLine } from './calculateLine.ts';
import type { DocumentInput } from './DocumentInput.ts';
import { contributionOf, sumByRate, vatTableOf } from './rateSums.ts';
import { sharesOf } from './shares.ts';
import { termsOf } from './terms.ts';
import { exampleDocument, line, tenEuro } from './testing/exampleLines.ts';

/** The three columns of a document, read apart from its other amounts. */
function sharesOfDocument(document: DocumentInput): object[] {
  const terms = termsOf(document);
  const contributions = document.lines.map((each) =>
    contributionOf(each, calculateLine(each, terms)),
  );
  const vatTable = vatTableOf(sumByRate(contributions), terms.discount);
  return sharesOf(contributions, vatTable, terms.discount);
}

test('A5, A6, A7, A10 the columns of the example', () => {
  const { lines } = calculateDocument(exampleDocument);
  expect(lines).toMatchObject([
    { net: 102, gross: 124, finalNet: 97, finalGross: 118 },
    { net: 102, gross: 123, finalNet: 97, finalGross: 117 },
    { net: 102, gross: 123, finalNet: 97, finalGross: 117 },
    { net: 1000, gross: 1060, finalNet: 950, finalGross: 1007 },
  ]);
});

test('A5, A6, A7 the columns can be read apart from the other amounts', () => {
  expect(sharesOfDocument(exampleDocument)).toStrictEqual([
    { gross: 124, finalNet: 97, finalGross: 118 },
    { gross: 123, finalNet: 97, finalGross: 117 },
    { gross: 123, finalNet: 97, finalGross: 117 },
    { gross: 1060, finalNet: 950, finalGross: 1007 },
  ]);
});

test('A7 the final gross amount counts from the final net amount and not from the net one', () => {
  const cheap = line({ price: '0.01', vat: '21' });
  const document = { ...exampleDocument, lines: Array.from({ length: 20 }, () => cheap) };
  expect(sharesOfDocument(document).slice(-3)).toStrictEqual([
    { gross: 1, finalNet: 1, finalGross: 1 },
    { gross: 1, finalNet: 1, finalGross: 1 },
    { gross: 1, finalNet: 0, finalGross: 0 },
  ]);
});

describe('A8 a cent is allocated within its rate', () => {
  test('wherever the lines of the rates are', () => {
    const [first, second, third] = exampleDocument.lines;
    const lines = [tenEuro, first, second, tenEuro, third].filter((each) => each !== undefined);
    expect(sharesOfDocument({ ...exampleDocument, lines })).toStrictEqual([
      { gross: 1060, finalNet: 950, finalGross: 1007 },
      { gross: 124, finalNet: 97, finalGross: 118 },
      { gross: 123, finalNet: 97, finalGross: 117 },
      { gross: 1060, finalNet: 950, finalGross: 1007 },
      { gross: 123, finalNet: 97, finalGross: 117 },
    ]);
  });

  test('and lines without amounts have no share', () => {
    const lines = [{ type: 'text' } as const, tenEuro, { ...tenEuro, mode: 'deleted' } as const];
    expect(sharesOfDocument({ ...exampleDocument, lines })).toStrictEqual([
      { gross: 0, finalNet: 0, finalGross: 0 },
      { gross: 1060, finalNet: 950, finalGross: 1007 },
      { gross: 0, finalNet: 0, finalGross: 0 },
    ]);
  });
});
