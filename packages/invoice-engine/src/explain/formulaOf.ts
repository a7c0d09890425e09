import { articlePurchasePrice } from '../document/exactInputs.ts';
import { type DocumentContext, valueOf } from './DocumentContext.ts';
import type { AmountReference } from './Explanation.ts';
import type { Formula } from './Formula.ts';
import { articlePurchaseFormula, lineFormulas } from './lineFormulas.ts';
import { totalFormulas, vatRowFormulas } from './totalFormulas.ts';

/** The formula of an amount; undefined when the document has no such amount. */
export function formulaOf(context: DocumentContext, amount: AmountReference): Formula | undefined {
  if (valueOf(context, amount) === undefined) return undefined;
  if (typeof amount === 'string') return totalFormulas[amount];
  if ('rate' in amount) {
    const formula = (vatRowFormulas as Partial<typeof vatRowFormulas>)[amount.field];
    if (formula?.normsAtZero === undefined || amount.rate !== 0) return formula;
    return { ...formula, norms: formula.normsAtZero };
  }
  const line = context.document.lines[amount.line];
  const formula = (lineFormulas as Partial<typeof lineFormulas>)[amount.field];
  if (line?.type === 'text') return formula && { rule: 'L1', unit: formula.unit };
  if (amount.field !== 'purchasePrice' || line === undefined) return formula;
  return articlePurchasePrice(line) === undefined ? formula : articlePurchaseFormula;
}
