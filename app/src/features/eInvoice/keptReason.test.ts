import { expect, test } from 'vitest';
import { keptReason } from './keptReason.ts';

test('an invoice says why it is kept, for as long as that keeps it', () => {
  const reasonOf = (creditNotes: string[], issuedAt: number | null, isNumberUsed: boolean) =>
    keptReason({ kind: 'invoice', creditNotes }, { issuedAt, isNumberUsed });
  expect(keptReason({ kind: 'invoice', creditNotes: [] }, undefined)).toBeUndefined();
  expect(reasonOf([], null, false)).toBeUndefined();
  expect(reasonOf(['20261200001'], null, false)).toMatch(/staat een creditnota\.$/);
  expect(reasonOf(['20261200001'], 1, true)).toMatch(/: de factuur is uitgereikt\.$/);
  expect(reasonOf([], null, true)).toMatch(/al eens uitgereikt/);
});
