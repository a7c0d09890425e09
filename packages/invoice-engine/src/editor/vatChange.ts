import type { Percent } from '../number/scaled.ts';
import type { VatChoice } from './EditorLine.ts';
import type { EditorState } from './EditorState.ts';
import { isSame } from './isChanged.ts';

/** The counting type with VAT, and that of a new document (spec §9). */
export const countingWithVat = 'F';

const noVat: VatChoice = Object.freeze({ code: 0, rate: 0 as Percent });

/** The VAT that the counting type gives a new article line: the default, or none (SPEC.md E4). */
export function expectedVat({
  countingType,
  defaults,
}: Pick<EditorState, 'countingType' | 'defaults'>): VatChoice {
  return countingType === countingWithVat ? defaults.vat : noVat;
}

/**
 * The VAT that the VAT change dialog proposes, and passes to `vatChanged`: code 0 at rate 0, else the default
 * code and rate (SPEC.md E13).
 */
export function proposedVat(state: EditorState): VatChoice {
  return withoutCodeAtZero(expectedVat(state));
}

/**
 * Whether an article line has other VAT than the counting type requires: call it after the counting type
 * changed, to open the VAT change dialog (SPEC.md E13). At rate 0 the codes do not count.
 */
export function isVatChangeDue(state: EditorState): boolean {
  const proposed = proposedVat(state);
  return state.lines.some(
    ({ content }) =>
      content.type === 'article' && !isSame(withoutCodeAtZero(content.vat), proposed),
  );
}

function withoutCodeAtZero(vat: VatChoice): VatChoice {
  return vat.rate === 0 ? noVat : vat;
}
