import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../document/engineCases.json' with { type: 'json' };
import { deepFreeze } from '../document/testing/exampleLines.ts';
import { arbitraryDocument } from '../document/testing/documents.ts';
import { type EngineCase, inputOf } from '../document/testing/engineCase.ts';
import { unexplained } from './testing/unexplained.ts';

/** Without the longest document, which explain.slow.test.ts explains. */
const engineCases = (cases as readonly EngineCase[]).filter(
  (engineCase) => inputOf(engineCase).lines.length < 1000,
);

describe('X1, X2, X3, X4, X5 every amount follows from its own explanation:', () => {
  test.each(engineCases)('$name', (engineCase) => {
    expect(unexplained(inputOf(engineCase))).toEqual([]);
  });

  test('of any document', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(unexplained(deepFreeze(document))).toEqual([]);
      }),
    );
  });
});
