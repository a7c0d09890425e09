import type { ArticleLineInput } from '../document/DocumentInput.ts';
import { articlePurchasePrice } from '../document/exactInputs.ts';
import { type DocumentContext, entryOf } from './DocumentContext.ts';
import type { Explanation, LineField, Term } from './Explanation.ts';
import { explanationOf } from './explanationOf.ts';
import { explainShare, shareFormulas } from './explainShare.ts';
import { articlePurchaseFormula, type LineFormula, lineFormulas } from './lineFormulas.ts';
import { lineOperands } from './lineOperands.ts';

/** Explains an amount of a line; undefined for a deleted line and for a place without a line. */
export function explainLine(
  context: DocumentContext,
  index: number,
  field: LineField,
): Explanation | undefined {
  const line = context.document.lines[index];
  const own = entryOf(lineFormulas, field);
  const share = entryOf(shareFormulas, field);
  if (line === undefined || line.mode === 'deleted') return undefined;
  const amount = { line: index, field };
  if (line.type === 'text') {
    const basis = { rule: 'L1', sources: ['spec-3', 'decision'] } as const;
    return (own ?? share) && explanationOf(amount, basis, [], [], own?.unit);
  }
  if (share !== undefined) return explainShare(context, line, amount, share);
  if (own === undefined) return undefined;
  const formula = purchaseIsGiven(line, field) ? articlePurchaseFormula : own;
  const operands = lineOperands(context, line, index, formula.unit);
  const terms = termsOf(formula, operands);
  return explanationOf(amount, formula, terms, operands(formula.divisor), formula.unit);
}

function purchaseIsGiven(line: ArticleLineInput, field: LineField): boolean {
  return field === 'purchasePrice' && articlePurchasePrice(line) !== undefined;
}

function termsOf({ plus, minus }: LineFormula, operands: ReturnType<typeof lineOperands>): Term[] {
  const term: Term = { sign: 1, factors: operands(plus) };
  return minus === undefined ? [term] : [term, { sign: -1, factors: operands(minus) }];
}
