import {
  cents,
  explanationsOf,
  parseCents,
  parsePercent,
  parseQuantity,
  parseUnitPrice,
  shareAllowance,
} from '@facturatie/invoice-engine';
import type {
  Amount,
  AmountReference,
  DocumentInput,
  Explanation,
  LineInput,
  Percent,
} from '@facturatie/invoice-engine';
import { formatPercent } from '@facturatie/ui/intl';
import { eInvoiceReadingText } from '../../intl/eInvoiceReading.nl-BE.ts';
import { amountName, explanationStepText as text } from '../../intl/explanationSteps.nl-BE.ts';
import { amountText } from '../salesDocument/amounts/amountText.ts';
import { explanationWords } from '../salesDocument/amounts/explanationSteps.ts';
import type { ExplanationWords } from '../salesDocument/amounts/explanationSteps.ts';
import type { ReadUbl } from './readUbl.ts';

const words = eInvoiceReadingText.explained;

/** An amount of an e-invoice: one of the engine's, or one that only an e-invoice has. */
export type ReadAmount =
  | AmountReference
  | 'amountDue'
  | { readonly category: string; readonly rate: Percent; readonly of: 'taxable' | 'allowance' };

type Words = ExplanationWords<ReadAmount>;

/**
 * Explains the amounts of an e-invoice, calculated again from its own quantities, prices and percentages.
 * @returns a function that gives undefined for an amount that does not follow from them
 */
export function explanationsOfUbl(
  read: ReadUbl,
): (amount: ReadAmount, shown?: string) => Words | undefined {
  const input = documentInputOf(read);
  const explain = explanationsOf(input);
  const engineWords = (amount: AmountReference): Words | undefined => {
    const explanation = explain(amount);
    if (explanation === undefined) return undefined;
    const found = explanationWords(explanation, explain);
    return { ...found, notes: [...found.notes, ruleText(explanation)] };
  };
  const resultOf = (amount: AmountReference) => explain(amount)?.result;

  function valueOf(amount: ReadAmount): Amount | undefined {
    if (amount === 'amountDue') {
      const total = resultOf('total');
      return total === undefined ? undefined : cents(Number(total) - Number(centsOf(read.prepaid)));
    }
    if (typeof amount === 'string' || !('category' in amount)) {
      return resultOf(amount) as Amount | undefined;
    }
    return partsOf(read, amount.rate).find(({ category }) => category === amount.category)?.[
      amount.of
    ];
  }

  function wordsOf(amount: ReadAmount): Words | undefined {
    if (amount === 'amountDue') return amountDueWords(read, valueOf(amount));
    if (typeof amount === 'string' || !('category' in amount)) return engineWords(amount);
    return categoryWords(read, amount);
  }

  return (amount, shown) => {
    const isShown = shown === undefined || String(valueOf(amount)) === String(centsOf(shown));
    return isShown ? wordsOf(amount) : undefined;
  };
}

/** What the taxable amount of a row of the VAT table is called: of several categories each has its own. */
export function taxableOf(
  { vatRows }: ReadUbl,
  { category, rate: shown }: ReadUbl['vatRows'][number],
): ReadAmount {
  const rate = parsePercent(shown);
  const isOnly = vatRows.filter((row) => row.rate === shown).length === 1;
  return isOnly ? { rate, field: 'taxable' } : { category, rate, of: 'taxable' };
}

function documentInputOf({ lines, discount }: ReadUbl): DocumentInput {
  const last = Math.max(0, ...lines.map(({ id }) => Number(id)));
  const byPlace = new Map(lines.map((line) => [Number(line.id) - 1, line]));
  return {
    discount: parsePercent(discount || '0'),
    lines: Array.from({ length: last }, (_, place): LineInput => {
      const line = byPlace.get(place);
      if (line === undefined) return { type: 'text' };
      return {
        type: 'article',
        quantity: parseQuantity(line.quantity),
        unitPrice: parseUnitPrice(line.price),
        discount: parsePercent(line.discount || '0'),
        vatRate: parsePercent(line.rate),
      };
    }),
  };
}

/** The VAT categories of a rate, and what of its allowance each has (engine rule T13). */
function partsOf({ vatRows, lines, discount }: ReadUbl, rate: Percent) {
  const categories = vatRows.filter((row) => parsePercent(row.rate) === rate);
  const parts = categories.map(({ category }) => {
    const own = lines.filter(
      (line) => line.category === category && parsePercent(line.rate) === rate,
    );
    const lineNet = own.reduce((sum, { net }) => sum + Number(centsOf(net)), 0);
    return { category, own, lineNet };
  });
  const allowances = shareAllowance(
    parts.map(({ lineNet }) => cents(lineNet)),
    parsePercent(discount || '0'),
  );
  return parts.map((part, place) => {
    const allowance = allowances[place] ?? cents(0);
    return { ...part, allowance, taxable: cents(part.lineNet - Number(allowance)) };
  });
}

function categoryWords(
  read: ReadUbl,
  { category, rate, of }: Extract<ReadAmount, { readonly category: string }>,
): Words | undefined {
  const parts = partsOf(read, rate);
  const part = parts.find((one) => one.category === category);
  if (part === undefined) return undefined;
  const rateText = formatPercent(rate);
  const name = words.ofCategory(amountName({ rate, field: of }), category);
  const result = amountText(part[of]);
  if (of === 'allowance') {
    const shares = parts.map((one) => `${one.category} ${amountText(one.allowance)}`).join(', ');
    const allowance = { rate, field: 'allowance' } as const;
    const whole = parts.reduce((sum, one) => sum + Number(one.allowance), 0);
    return {
      name,
      result,
      steps: [
        {
          name: amountName(allowance),
          value: amountText(cents(whole)),
          amount: allowance,
        },
      ],
      notes: [words.sharedOverCategories(rateText, shares), words.rule('T13', ['BG-20', 'BG-23'])],
    };
  }
  const lines = part.own.map(({ id, net }, place) => ({
    name: text.step(place === 0 ? '' : '+', amountName({ line: Number(id) - 1, field: 'net' })),
    value: amountText(centsOf(net)),
    amount: { line: Number(id) - 1, field: 'net' } as const,
  }));
  const allowance = {
    name: text.step('−', words.ofCategory(amountName({ rate, field: 'allowance' }), category)),
    value: amountText(part.allowance),
    amount: { category, rate, of: 'allowance' } as const,
  };
  return {
    name,
    result,
    steps: Number(part.allowance) === 0 ? lines : [...lines, allowance],
    notes: [text.exactHere, words.rule('T4', ['BG-23'])],
  };
}

function amountDueWords(
  { kind, total, prepaid }: ReadUbl,
  due: Amount | undefined,
): Words | undefined {
  if (due === undefined) return undefined;
  const paid = {
    name: text.step('−', words.alreadyPaid),
    value: amountText(centsOf(prepaid)),
  };
  return {
    name: eInvoiceReadingText.payable[kind],
    result: amountText(due),
    steps: [
      { name: amountName('total'), value: amountText(centsOf(total)), amount: 'total' },
      ...(prepaid === '' ? [] : [paid]),
    ],
    notes: [text.exact, words.rule('T7', ['BR-CO-16'])],
  };
}

const centsOf = (decimal: string) => parseCents(decimal || '0');

function ruleText({ rule, norms }: Explanation): string {
  const standard = norms.filter((norm) => norm.startsWith('EN16931-'));
  return words.rule(
    rule,
    standard.map((norm) => norm.replace('EN16931-', '')),
  );
}
