import type { CalculatedDocument } from '../document/calculateDocument.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import type { Terms } from '../document/terms.ts';
import { fraction } from '../number/fraction.ts';
import { add, type Integer } from '../number/integer.ts';
import type { Percent } from '../number/scaled.ts';
import type { AmountReference, Operand } from './Explanation.ts';

/** A document with its results: all that explanations draw from. */
export interface DocumentContext {
  readonly document: DocumentInput;
  readonly terms: Terms;
  readonly calculated: CalculatedDocument;
}

/** The value of an amount; undefined when the document has no such amount. */
export function valueOf(
  { calculated }: DocumentContext,
  amount: AmountReference,
): Integer | undefined {
  const { totals, vatTable, lines } = calculated;
  if (typeof amount === 'string') return entryOf(totals, amount);
  if ('rate' in amount) {
    return entryOf(
      vatTable.find(({ rate }) => rate === amount.rate),
      amount.field,
    );
  }
  const line = lines[amount.line];
  if (amount.field !== 'roundedUnitPrice') return entryOf(line, amount.field);
  return line && add(line.netUnitPrice, line.unitDiscount);
}

/** An amount of the document as an operand. */
export function amountOperand(context: DocumentContext, amount: AmountReference): Operand {
  return { amount, value: fraction(valueOf(context, amount) ?? 0, 1) };
}

/** The places of the visible article lines of a rate. */
export function linesOfRate({ document }: DocumentContext, rate: Percent): number[] {
  return document.lines.flatMap((line, index) => {
    const isCounted = line.type === 'article' && line.mode !== 'deleted';
    return isCounted && (line.vatRate ?? 0) === rate ? [index] : [];
  });
}

/** The entry of an object by a name that may be anything at run time. */
function entryOf<Name extends string>(
  object: Readonly<Record<Name, Integer>> | undefined,
  name: Name,
): Integer | undefined {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}
