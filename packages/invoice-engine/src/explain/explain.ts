import { calculateDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import { termsOf } from '../document/terms.ts';
import type { DocumentContext } from './DocumentContext.ts';
import type { AmountReference, Explanation } from './Explanation.ts';
import { explainFormula } from './explainFormula.ts';
import { formulaOf } from './formulaOf.ts';

/**
 * Explains an amount of a document (SPEC.md, X rules), as data and in exact numbers, so that it can
 * be checked by hand.
 *
 * @returns undefined when {@link calculateDocument} gives no such amount: a deleted line, a place
 *   without a line, a rate without a row, a name that is no amount
 * @throws InputError when the document cannot be calculated
 */
export function explain(document: DocumentInput, amount: AmountReference): Explanation | undefined {
  return explanationsOf(document)(amount);
}

/** The same for many amounts of one document, which is calculated once. */
export function explanationsOf(
  document: DocumentInput,
): (amount: AmountReference) => Explanation | undefined {
  const calculated = calculateDocument(document);
  const context: DocumentContext = { document, terms: termsOf(document), calculated };
  return (amount) => {
    const formula = formulaOf(context, amount);
    return formula && explainFormula(context, amount, formula);
  };
}
