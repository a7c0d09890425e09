import type { DocumentInput } from '../document/DocumentInput.ts';
import { type Integer, integerOf } from '../number/integer.ts';
import { type Amount, checkScaled, scales } from '../number/scaled.ts';
import { calculateDocument } from '../document/calculateDocument.ts';
import { questionOf } from './questionOf.ts';
import type { FreeValue, NumberOf, Solution } from './Solution.ts';
import { solveQuestion } from './solveQuestion.ts';

/** How to solve for a total. */
export interface SolveOptions {
  /** Decimals of a unit price in euro: 2 as the forms take it (the default), or 4. */
  readonly priceDecimals?: 2 | 4;
}

/**
 * The value that makes a document come to a wanted total including VAT, to the cent, or else the
 * nearest totals that can be reached, with the proof that none lies between (SPEC.md, S rules).
 *
 * Everything else in the document stays as it is; the document itself is never changed.
 *
 * @param wanted the total including VAT in whole cents
 * @param free which value may change
 * @throws InputError naming `wanted` when it is no whole number of cents, `line` when there is no such
 *   line, and as `calculateDocument` does
 */
export function solveForTotal<const Free extends FreeValue>(
  document: DocumentInput,
  wanted: Amount,
  free: Free,
  { priceDecimals = 2 }: SolveOptions = {},
): Solution<NumberOf<Free>> {
  const total =
    typeof wanted === 'bigint' ? integerOf(wanted) : checkScaled(wanted, scales.cents, 'wanted');
  return solve(document, total, free, priceDecimals) as Solution<NumberOf<Free>>;
}

function solve(
  document: DocumentInput,
  wanted: Integer,
  free: FreeValue,
  priceDecimals: 2 | 4,
): Solution<number> {
  const question = questionOf(document, free, priceDecimals);
  if (question === undefined) {
    const { total } = calculateDocument(document).totals;
    return { kind: 'noInfluence', total, proof: { kind: 'noAmounts', rule: 'S8' } };
  }
  return solveQuestion(question, wanted);
}
