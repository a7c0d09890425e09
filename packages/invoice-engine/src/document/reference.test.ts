import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateDocument } from './calculateDocument.ts';
import { arbitraryDocument } from './testing/documents.ts';
import { referenceDocument } from './testing/referenceDocument.ts';

test('M1, M3 every field of any document is that of a slow calculation with bigint fractions', () => {
  fc.assert(
    fc.property(arbitraryDocument, (document) => {
      expect(calculateDocument(document)).toStrictEqual(referenceDocument(document));
    }),
  );
});
