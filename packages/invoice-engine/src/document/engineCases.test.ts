import { describe, expect, test } from 'vitest';
import { calculateDocument } from './calculateDocument.ts';
import { cases } from './engineCases.json' with { type: 'json' };
import { type EngineCase, expectedForm, inputOf } from './testing/engineCase.ts';

const engineCases: readonly EngineCase[] = cases;

describe('M1, L13, T7, A10 independently calculated cases: every field of', () => {
  test.each(engineCases)('$name', (engineCase) => {
    expect(expectedForm(calculateDocument(inputOf(engineCase)))).toEqual(engineCase.expected);
  });

  test('every case has expected values for each line, the header and each VAT rate', () => {
    for (const { expected, input } of engineCases) {
      expect(expected.details).toHaveLength(input.details.length);
      expect(Object.keys(expected.header)).toHaveLength(8);
      expect(expected.vat.length > 0).toBe(input.details.some(isSelling));
    }
  });
});

function isSelling({ arType, mode }: EngineCase['input']['details'][number]): boolean {
  return arType === 'A' && mode !== 'deleted';
}
