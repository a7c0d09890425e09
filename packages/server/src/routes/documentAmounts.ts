import { issueCode } from '@facturatie/api-contract';
import type { SalesDocumentForm } from '@facturatie/api-contract';
import { validateDocument } from '@facturatie/invoice-engine';
import type { CalculatedDocument, DocumentTotals } from '@facturatie/invoice-engine';
import { lineAmountNames } from '../database/documents/lineColumns.ts';
import type { FieldCode, FieldFaults } from '../http/refuseFields.ts';

/** What the engine made of a form without its deleted lines. */
export interface CalculatedForm extends Pick<CalculatedDocument, 'lines' | 'totals'> {
  /** Where in the form each calculated line stands. */
  readonly indexes: readonly number[];
}

type CalculatedLine = NonNullable<CalculatedDocument['lines'][number]>;

/** With more digits than fifteen, a JSON number with decimals does not surely keep them all. */
const largestSent = 999_999_999_999_999;

/**
 * What the rules of the form (spec §5) say of the amounts as the server calculates them, and of amounts
 * that no answer could carry.
 */
export function faultsInAmounts(form: SalesDocumentForm, calculated: CalculatedForm): FieldFaults {
  const faults: Record<string, FieldCode> = {};
  const lines: object[] = [...form.lines];
  for (const [index, amounts] of linesOf(calculated)) {
    lines[index] = { ...form.lines[index], ...amountsOf(amounts) };
    const isTooLarge = lineAmountNames.some((name) => !isSendable(amounts[name]));
    if (isTooLarge) faults[`lines.${index}.unitPrice`] = 'max';
  }
  for (const { path, code } of validateDocument({ ...form, lines, totals: calculated.totals })) {
    faults[path] = issueCode(code);
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

function amountsOf(amounts: CalculatedLine): object {
  return Object.fromEntries(lineAmountNames.map((name) => [name, amounts[name]]));
}

function isSendable(amount: number | bigint): boolean {
  return amount <= largestSent && amount >= -largestSent;
}
