import { calculateDocument } from '../../document/calculateDocument.ts';
import type { DocumentInput } from '../../document/DocumentInput.ts';
import type { Fraction } from '../../number/fraction.ts';
import type { Integer } from '../../number/integer.ts';
import { Rational } from '../../number/testing/rational.ts';
import { explanationsOf } from '../explain.ts';
import type { AmountReference, Explanation, Operand } from '../Explanation.ts';
import { amountsOf } from './amountsOf.ts';
import { inputsOf } from './inputsOf.ts';
import { redo } from './redo.ts';

/**
 * The amounts of a document whose explanation does not lead to them: redone by hand it comes to
 * something else, it names an operand that is not what the document holds, or there is none.
 */
export function unexplained(document: DocumentInput): AmountReference[] {
  const explain = explanationsOf(document);
  const amounts = amountsOf(calculateDocument(document));
  const values = new Map(amounts.map(({ amount, value }) => [keyOf(amount), value]));
  const shares = new Map<string, Fraction | undefined>();

  function shareOf(amount: AmountReference): Fraction {
    const key = keyOf(amount);
    if (!shares.has(key)) shares.set(key, explain(amount)?.exact);
    return shares.get(key) ?? { numerator: 0, denominator: 1 };
  }

  function isExplained(amount: AmountReference, value?: Integer): boolean {
    const explanation = explain(amount);
    if (explanation === undefined) return false;
    const { exact, step, result } = explanation;
    const redone = redo(explanation, (line) => shareOf(atLine(amount, line)));
    return (
      result === value &&
      keyOf(redone) === keyOf({ exact, step, result }) &&
      operandsOf(explanation).every((operand) => isHeld(operand, explanation))
    );
  }

  function isHeld(operand: Operand, explanation: Explanation): boolean {
    const { numerator, denominator } = operand.value;
    if ('name' in operand) {
      const given = new Rational(BigInt(numerator), BigInt(denominator));
      return inputsOf(document, explanation)[operand.name]?.compare(given) === 0;
    }
    // The rounded unit price is no amount of the result: it is explained by itself.
    const isOwn = values.get(keyOf(operand.amount)) === numerator;
    return denominator === 1 && (isOwn || isExplained(operand.amount, numerator));
  }

  return amounts.flatMap(({ amount, value }) => (isExplained(amount, value) ? [] : [amount]));
}

function operandsOf({ terms, divisor, step }: Explanation): Operand[] {
  const divided = step.kind === 'apportioning' ? step.divided : [];
  return [...terms.flatMap(({ factors }) => factors), ...divisor, ...divided];
}

function atLine(amount: AmountReference, line: number): AmountReference {
  return typeof amount === 'object' && 'line' in amount ? { ...amount, line } : amount;
}

/** The same text for the same value, bigints included. */
function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? `${part}n` : part,
  );
}
