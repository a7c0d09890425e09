import type { ArticleLineInput } from '../document/DocumentInput.ts';
import { articlePurchasePrice } from '../document/exactInputs.ts';
import { type DocumentContext, entryOf } from './DocumentContext.ts';
import type { Basis, Explanation, LineField } from './Explanation.ts';
import { explainFormula } from './explainFormula.ts';
import { explainShare, shareFormulas } from './explainShare.ts';
import { explanationOf } from './explanationOf.ts';
import { articlePurchaseFormula, lineFormulas } from './lineFormulas.ts';
import { lineInputs } from './lineInputs.ts';

const textLine: Basis = { rule: 'L1' };

/** Explains an amount of a line; undefined for a deleted line and for a place without a line. */
export function explainLine(
  context: DocumentContext,
  amount: { readonly line: number; readonly field: LineField },
): Explanation | undefined {
  const line = context.document.lines[amount.line];
  const own = entryOf(lineFormulas, amount.field);
  const share = entryOf(shareFormulas, amount.field);
  if (line === undefined || line.mode === 'deleted') return undefined;
  if (line.type === 'text') {
    return (own ?? share) && explanationOf(amount, textLine, [], [], own?.unit);
  }
  if (share !== undefined) return explainShare(context, line, amount, share);
  const formula = purchaseIsGiven(line, amount.field) ? articlePurchaseFormula : own;
  const inputs = lineInputs(line, context.terms, own?.unit);
  return formula && explainFormula(context, amount, formula, inputs);
}

function purchaseIsGiven(line: ArticleLineInput, field: LineField): boolean {
  return field === 'purchasePrice' && articlePurchasePrice(line) !== undefined;
}
