import { expect, test } from 'vitest';
import { cannotRemoveReason } from './cannotRemoveReason.ts';

test('gives the reason while the invoice cannot be removed', () => {
  const reasonOf = (creditNotes: string[], issuedAt: number | null, isNumberUsed: boolean) =>
    cannotRemoveReason({ kind: 'invoice', creditNotes }, { issuedAt, isNumberUsed });
  expect(cannotRemoveReason({ kind: 'invoice', creditNotes: [] }, undefined)).toBeUndefined();
  expect(reasonOf([], null, false)).toBeUndefined();
  expect(reasonOf(['20261200001'], null, false)).toMatch(/staat een creditnota\.$/);
  expect(reasonOf(['20261200001'], 1, true)).toMatch(/: de factuur is uitgereikt\.$/);
  expect(reasonOf([], null, true)).toMatch(/al eens uitgereikt/);
});
