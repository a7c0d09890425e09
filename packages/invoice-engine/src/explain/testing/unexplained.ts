import { isSame } from '../../editor/isChanged.ts';
import { calculateDocument } from '../../document/calculateDocument.ts';
import type { DocumentInput, LineInput } from '../../document/DocumentInput.ts';
import type { Integer } from '../../number/integer.ts';
import { Rational } from '../../number/testing/rational.ts';
import { explanationsOf } from '../explain.ts';
import type { AmountReference, Explanation, LineField, Operand } from '../Explanation.ts';
import { amountsOf } from './amountsOf.ts';
import { inputsOf } from './inputsOf.ts';
import { cutByHand, type HandCut, redo } from './redo.ts';

/**
 * The amounts of a document whose explanation does not lead to them: redone by hand it comes to
 * something else, it names an operand that is not what the document holds, or there is none.
 */
export function unexplained(document: DocumentInput): AmountReference[] {
  const explain = explanationsOf(document);
  const amounts = amountsOf(calculateDocument(document));
  const values = new Map(amounts.map(({ amount, value }) => [keyOf(amount), value]));
  const columns = new Map<string, Map<number, HandCut>>();

  /** Cuts the shares of the other lines in the same column, each once. */
  function cutterOf(amount: AmountReference): (line: number) => HandCut {
    const field = typeof amount === 'string' ? amount : amount.field;
    const column = columns.get(field) ?? new Map<number, HandCut>();
    columns.set(field, column);
    return (line) => {
      const known = column.get(line);
      if (known !== undefined) return known;
      const share = explain({ line, field: field as LineField })?.exact;
      const cut = cutByHand(line, share ?? { numerator: 0, denominator: 1 });
      column.set(line, cut);
      return cut;
    };
  }

  function isExplained(amount: AmountReference, value?: Integer): boolean {
    const explanation = explain(amount);
    if (explanation === undefined) return false;
    const { exact, step, result } = explanation;
    const redone = redo(explanation, cutterOf(amount));
    return (
      result === value &&
      isSame(redone, { exact, step, result }) &&
      isWhole(explanation) &&
      operandsOf(explanation).every((operand) => isHeld(operand, explanation))
    );
  }

  /** Whether a ranking holds every line of the rate. */
  function isWhole({ amount, step }: Explanation): boolean {
    if (step.kind !== 'apportioning' || typeof amount === 'string' || 'rate' in amount) return true;
    const rate = rateOf(document.lines[amount.line]);
    const lines = document.lines.flatMap((line, index) => (rateOf(line) === rate ? [index] : []));
    const ranked = step.ranking.map(({ line }) => line).toSorted((a, b) => a - b);
    return isSame(ranked, lines);
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

/** The VAT rate of a line that is counted. */
function rateOf(line?: LineInput): number | undefined {
  const isCounted = line?.type === 'article' && line.mode !== 'deleted';
  return isCounted ? (line.vatRate ?? 0) : undefined;
}

/** The same text for the same amount. */
function keyOf(amount: AmountReference): string {
  return typeof amount === 'string' ? amount : Object.values(amount).join(' ');
}
