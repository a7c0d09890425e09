import type { SalesDocumentForm } from '@facturatie/api-contract';
import { largestTotal } from '@facturatie/invoice-engine';
import type { CalculatedDocument, DocumentTotals } from '@facturatie/invoice-engine';
import { lineAmountNames } from '../../database/documents/lineColumns.ts';
import type { FieldCode, FieldFaults } from '../../http/refuseFields.ts';

/** What the engine made of a form without its deleted lines. */
export interface CalculatedForm extends Pick<CalculatedDocument, 'lines' | 'totals'> {
  /** The index in the form of each calculated line. */
  readonly indexes: readonly number[];
}

type CalculatedLine = NonNullable<CalculatedDocument['lines'][number]>;

/** With more digits than fifteen, a JSON number with decimals does not surely keep them all. */
const largestSent = 999_999_999_999_999;

/**
 * Totals above the largest one (V20 of the engine's SPEC.md), and amounts of lines that no answer could carry. The
 * contract checked all else: of a form by its rules no other amount can break one.
 */
export function faultsInAmounts(calculated: CalculatedForm): FieldFaults {
  const faults: Record<string, FieldCode> = {};
  for (const [name, amount] of Object.entries(calculated.totals)) {
    if (amount > largestTotal) faults[`totals.${name}`] = 'max';
  }
  for (const [index, amounts] of linesOf(calculated)) {
    const isTooLarge = lineAmountNames.some((name) => !isSendable(amounts[name]));
    if (isTooLarge) faults[`lines.${index}.unitPrice`] = 'max';
  }
  return faults;
}

/**
 * Amounts that the client sent and that differ from the server's. What it left out is no difference, and
 * neither are purchase prices and margins: the cost of an article can change while a form is open.
 */
export function differencesIn(form: SalesDocumentForm, calculated: CalculatedForm): FieldFaults {
  const faults: Record<string, FieldCode> = {};
  for (const [name, amount] of Object.entries(calculated.totals)) {
    const sent = form.totals[name as keyof DocumentTotals];
    if (sent !== null && sent !== amount) faults[`totals.${name}`] = 'document.amountDiffers';
  }
  for (const [index, amounts] of linesOf(calculated)) {
    for (const name of lineAmountNames.filter((one) => !isInternal(one))) {
      const sent = form.lines[index]?.[name] ?? null;
      if (sent !== null && sent !== amounts[name]) {
        faults[`lines.${index}.${name}`] = 'document.amountDiffers';
      }
    }
  }
  return faults;
}

const isInternal = (name: string) => name === 'purchasePrice' || /margin/i.test(name);

/** The calculated lines with their places in the form. */
function linesOf({ lines, indexes }: CalculatedForm): [index: number, amounts: CalculatedLine][] {
  return lines.flatMap((amounts, place) => {
    const index = indexes[place];
    return amounts === undefined || index === undefined ? [] : [[index, amounts]];
  });
}

function isSendable(amount: number | bigint): boolean {
  return amount <= largestSent && amount >= -largestSent;
}
