import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Percent, scales } from '../number/scaled.ts';
import {
  arbitraryPercent,
  arbitraryPositiveQuantity,
  arbitraryUnitPrice,
} from '../number/testing/arbitraryNumbers.ts';
import { calculateDocument } from './calculateDocument.ts';
import type { ArticleLineInput, DocumentInput } from './DocumentInput.ts';
import type { DocumentTotals } from './DocumentTotals.ts';
import { arbitrarySalesDocument, arbitrarySalesLine } from './testing/documents.ts';

const totalNames = [
  'lineNet',
  'allowance',
  'net',
  'vat',
  'total',
  'payable',
  'vatWithoutAllowance',
  'totalWithoutAllowance',
] as const satisfies readonly (keyof DocumentTotals)[];

/** The totals that are lower than they were. */
function fallen(before: DocumentInput, after: DocumentInput): string[] {
  const [old, now] = [calculateDocument(before).totals, calculateDocument(after).totals];
  return totalNames.filter((name) => now[name] < old[name]);
}

/** Two values in rising order: next to each other or far apart. */
function rising<Value extends number>(
  value: Arbitrary<Value>,
  { maximum }: { maximum: number },
): Arbitrary<[Value, Value]> {
  return fc
    .tuple(value, fc.oneof(fc.integer({ min: 1, max: 100 }), value))
    .map(([low, step]) => [low, Math.min(maximum, low + step) as Value]);
}

/** A document with one more line, in front, as the given part makes it. */
const withLine = (
  document: DocumentInput,
  line: ArticleLineInput,
  part: Partial<ArticleLineInput>,
): DocumentInput => ({ ...document, lines: [{ ...line, ...part }, ...document.lines] });

describe('T10 without negative quantities no total decreases', () => {
  const expectRising = (
    parts: Arbitrary<[Partial<ArticleLineInput>, Partial<ArticleLineInput>]>,
  ): void => {
    fc.assert(
      fc.property(
        arbitrarySalesDocument,
        arbitrarySalesLine,
        parts,
        (document, line, [low, high]) => {
          expect(fallen(withLine(document, line, low), withLine(document, line, high))).toEqual([]);
        },
      ),
    );
  };

  test('when a price increases', () => {
    expectRising(
      rising(arbitraryUnitPrice, scales.unitPrice).map(([low, high]) => [
        { unitPrice: low },
        { unitPrice: high },
      ]),
    );
  });

  test('when a quantity increases', () => {
    expectRising(
      rising(arbitraryPositiveQuantity, scales.quantity).map(([low, high]) => [
        { quantity: low },
        { quantity: high },
      ]),
    );
  });

  test('when a line discount decreases', () => {
    expectRising(
      rising(arbitraryPercent, scales.percent).map(([low, high]) => [
        { discount: high },
        { discount: low },
      ]),
    );
  });
});

describe('T10 without negative quantities, when the document discount increases,', () => {
  const expectTotals = (check: (low: DocumentTotals, high: DocumentTotals) => void): void => {
    const discounts = rising<Percent>(arbitraryPercent, scales.percent);
    fc.assert(
      fc.property(arbitrarySalesDocument, discounts, (document, [low, high]) => {
        check(
          calculateDocument({ ...document, discount: low }).totals,
          calculateDocument({ ...document, discount: high }).totals,
        );
      }),
    );
  };

  test('the allowance does not decrease', () => {
    expectTotals((low, high) => {
      expect(high.allowance >= low.allowance).toBe(true);
    });
  });

  test('amounts without the discount do not change', () => {
    expectTotals((low, { lineNet, vatWithoutAllowance, totalWithoutAllowance }) => {
      expect(low).toMatchObject({ lineNet, vatWithoutAllowance, totalWithoutAllowance });
    });
  });

  test('the other totals do not increase', () => {
    expectTotals((low, high) => {
      const names = ['net', 'vat', 'total', 'payable'] as const;
      expect(names.filter((name) => high[name] > low[name])).toEqual([]);
    });
  });
});
