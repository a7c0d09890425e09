import type { CalculatedDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import { centsFraction } from '../document/exactInputs.ts';
import type { Terms } from '../document/terms.ts';
import { fraction, round } from '../number/fraction.ts';
import type { Integer } from '../number/integer.ts';
import type { AmountReference, Operand } from './Explanation.ts';

/** A document with its results: all that explanations draw from. */
export interface DocumentContext {
  readonly document: DocumentInput;
  readonly terms: Terms;
  readonly calculated: CalculatedDocument;
}

/** An amount of the document as an operand. */
export function amountOperand(context: DocumentContext, amount: AmountReference): Operand {
  return { amount, value: fraction(valueOf(context, amount) ?? 0, 1) };
}

/** The entry of a table by a name that may be anything at run time. */
export function entryOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string,
): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function valueOf(
  { document, calculated }: DocumentContext,
  amount: AmountReference,
): Integer | undefined {
  if (typeof amount === 'string') return calculated.totals[amount];
  if ('rate' in amount) {
    return calculated.vatTable.find(({ rate }) => rate === amount.rate)?.[amount.field];
  }
  if (amount.field !== 'roundedUnitPrice') return calculated.lines[amount.line]?.[amount.field];
  const line = document.lines[amount.line];
  return line?.type === 'article' ? round(centsFraction(line.unitPrice)) : undefined;
}
