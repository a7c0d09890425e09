import { describe, expect, test } from 'vitest';
import { calculateDocument } from './calculateDocument.ts';
import { cases, rule } from './engineCases.json' with { type: 'json' };
import { type EngineCase, expectedForm, inputOf } from './testing/engineCase.ts';

const engineCases: readonly EngineCase[] = cases;

describe(rule, () => {
  test.each(engineCases)('$name', (engineCase) => {
    expect(expectedForm(calculateDocument(inputOf(engineCase)))).toEqual(engineCase.expected);
  });
});

test('every case expects lines, header and VAT table', () => {
  for (const { expected, input } of engineCases) {
    expect(expected).toEqual({
      details: expect.toSatisfy((lines: unknown[]) => lines.length === input.details.length),
      header: expect.any(Object),
      vat: expect.any(Array),
    });
  }
});
