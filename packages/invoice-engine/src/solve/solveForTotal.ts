import type { DocumentInput } from '../document/DocumentInput.ts';
import { type Integer, integerOf } from '../number/integer.ts';
import { type Amount, checkScaled, scales } from '../number/scaled.ts';
import { calculateDocument } from '../document/calculateDocument.ts';
import { questionOf } from './questionOf.ts';
import type { FreeValue, NumberOf, Solution } from './Solution.ts';
import type { SolveOptions } from './Question.ts';
import { solveQuestion } from './solveQuestion.ts';

/**
 * The value that makes a document come to a wanted total, to the cent, or else the
 * nearest totals that can be reached, with the proof that none lies between (SPEC.md, S rules).
 *
 * Everything else in the document stays as it is; the document itself is never changed.
 *
 * @param wanted the total in whole cents
 * @param free which value may change
 * @throws InputError naming `wanted` when it is no whole number of cents, `line` when there is no such
 *   line, and as `calculateDocument` does
 */
export function solveForTotal<const Free extends FreeValue>(
  document: DocumentInput,
  wanted: Amount,
  free: Free,
  { of = 'total', priceDecimals = 2 }: SolveOptions = {},
): Solution<NumberOf<Free>> {
  const total =
    typeof wanted === 'bigint' ? integerOf(wanted) : checkScaled(wanted, scales.cents, 'wanted');
  return solve(document, total, free, { of, priceDecimals }) as Solution<NumberOf<Free>>;
}

function solve(
  document: DocumentInput,
  wanted: Integer,
  free: FreeValue,
  options: Required<SolveOptions>,
): Solution<number> {
  const question = questionOf(document, free, options);
  if (question === undefined) {
    const { [options.of]: total } = calculateDocument(document).totals;
    return { kind: 'noInfluence', total, proof: { kind: 'noAmounts', rule: 'S8' } };
  }
  return solveQuestion(question, wanted);
}
