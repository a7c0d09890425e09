import fc, { type Arbitrary } from 'fast-check';
import {
  arbitraryPercent,
  arbitraryPositiveQuantity,
  arbitraryQuantity,
  arbitraryUnitPrice,
  arbitraryVatRate,
} from '../../number/testing/arbitraryNumbers.ts';
import { type Percent, type Quantity, scales, type UnitPrice } from '../../number/scaled.ts';
import type {
  ArticleLineInput,
  DocumentInput,
  LineInput,
  LineMode,
  TextLineInput,
} from '../DocumentInput.ts';

const visibleMode = fc.constantFrom<LineMode>('new', 'edit');

/** A visible text line. */
export const arbitraryTextLine: Arbitrary<TextLineInput> = fc.record(
  { type: fc.constant('text'), mode: visibleMode },
  { requiredKeys: ['type'] },
);

/** A visible article line over the whole range, of either sign, with what is optional often absent. */
export const arbitraryArticleLine = articleLine({});

/** The same with a quantity of 0 or more, as the forms give them. */
export const arbitrarySalesLine = articleLine({ quantity: arbitraryPositiveQuantity });

/** A deleted line: of either type, with numbers that must not be used. */
export const arbitraryDeletedLine: Arbitrary<LineInput> = fc.oneof(
  fc.constant<LineInput>({ type: 'text', mode: 'deleted' }),
  arbitraryArticleLine.map((line): LineInput => ({ ...line, mode: 'deleted' })),
  fc.constant<LineInput>({
    type: 'article',
    mode: 'deleted',
    quantity: Number.NaN as Quantity,
    unitPrice: -1 as UnitPrice,
    discount: 100_01 as Percent,
  }),
);

/** Small amounts, few rates and odd percentages: many lines compete for the same cents. */
const contendingLine = articleLine({
  quantity: fc.integer({ min: -3000, max: 3000 }).map((value) => value as Quantity),
  unitPrice: fc.integer({ min: 0, max: 1000 }).map((value) => value as UnitPrice),
  vatRate: fc.constantFrom(0, 33_33, 50_00, 100_00).map((value) => value as Percent),
});

/** Near the ends of the range, where amounts and products leave the safe integers. */
const bigLine = articleLine({
  quantity: fc
    .tuple(
      fc.integer({ min: scales.quantity.maximum - 1000, max: scales.quantity.maximum }),
      fc.constantFrom(1, -1),
    )
    .map(([size, sign]) => (sign * size) as Quantity),
  unitPrice: fc
    .integer({ min: scales.unitPrice.maximum - 1000, max: scales.unitPrice.maximum })
    .map((value) => value as UnitPrice),
});

/** A sales document as the forms make them: quantities of 0 or more, text and deleted lines between. */
export const arbitrarySalesDocument: Arbitrary<DocumentInput> = documentOf(arbitrarySalesLine);

/** Any document that the engine calculates: as the forms make them, mixed signs, ties, ends of the range. */
export const arbitraryDocument: Arbitrary<DocumentInput> = fc.oneof(
  arbitrarySalesDocument,
  documentOf(arbitraryArticleLine),
  documentOf(contendingLine),
  documentOf(bigLine),
);

/** Documents of up to 12 lines: mostly the given article lines, with text and deleted ones between. */
export function documentOf(line: Arbitrary<ArticleLineInput>): Arbitrary<DocumentInput> {
  return fc.record(
    {
      discount: arbitraryPercent,
      defaultMargin: arbitraryPercent,
      lines: fc.array(
        fc.oneof(
          { weight: 8, arbitrary: line },
          { weight: 1, arbitrary: arbitraryTextLine },
          { weight: 1, arbitrary: arbitraryDeletedLine },
        ),
        { maxLength: 12 },
      ),
    },
    { requiredKeys: ['lines'] },
  );
}

function articleLine({
  quantity = arbitraryQuantity,
  unitPrice = arbitraryUnitPrice,
  vatRate = arbitraryVatRate,
}): Arbitrary<ArticleLineInput> {
  return fc.record(
    {
      type: fc.constant('article'),
      mode: visibleMode,
      quantity,
      unitPrice,
      discount: arbitraryPercent,
      vatRate,
      articleNumber: fc.constantFrom('', '0', 'A-1'),
      purchasePrice: arbitraryUnitPrice,
    },
    { requiredKeys: ['type', 'quantity', 'unitPrice'] },
  );
}
