import { describe, expect, test } from 'vitest';
import { calculateDocument } from './calculateDocument.ts';
import type { DocumentInput } from './DocumentInput.ts';
import { documentMargin } from './documentMargin.ts';
import { line, rate } from './testing/exampleLines.ts';

const marginOf = (document: DocumentInput) => {
  const { lines, totals } = calculateDocument(document);
  return documentMargin(lines, totals.net);
};

describe('T12 margin:', () => {
  const sold = line({ quantity: '10', price: '12.50', discount: '10', vat: '21' });
  const bought = { ...sold, articleNumber: 'A1', purchasePrice: line({ price: '7' }).unitPrice };

  test('of 10 pieces at 12.50 EUR that cost 7.00 EUR, with 10 % and 5 % discount, 3688', () => {
    const text = { type: 'text' as const };
    const gone = { ...sold, mode: 'deleted' as const };
    expect(marginOf({ discount: rate('5'), lines: [bought, text, gone] })).toEqual({
      margin: 3688,
      marginPercent: 3451,
    });
  });

  test('the same for returned goods, with the same percentage', () => {
    const back = { ...bought, quantity: line({ quantity: '-10', price: '1' }).quantity };
    expect(marginOf({ discount: rate('5'), lines: [back] })).toEqual({
      margin: -3688,
      marginPercent: 3451,
    });
  });

  test('without lines it is 0 %', () => {
    expect(marginOf({ lines: [] })).toEqual({ margin: 0, marginPercent: 0 });
    expect(marginOf({ discount: rate('100'), lines: [bought] })).toEqual({
      margin: -7000,
      marginPercent: 0,
    });
  });
});
