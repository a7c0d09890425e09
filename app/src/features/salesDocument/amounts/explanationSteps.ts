import type {
  Amount,
  AmountReference,
  Explanation,
  Fraction,
  InputName,
  Operand,
  Unit,
} from '@facturatie/invoice-engine';
import {
  amountName,
  explanationStepText as text,
  inputNames,
} from '../../../intl/explanationSteps.nl-BE.ts';
import { amountText } from './amountText.ts';

/** The display texts of one step of a calculation. */
export interface ExplanationStep<Asked = AmountReference> {
  readonly name: string;
  readonly value: string;
  /** The amount that it is, when that can be explained in its turn. */
  readonly amount?: Asked;
}

/** An explanation in words. */
export interface ExplanationWords<Asked = AmountReference> {
  readonly name: string;
  readonly result: string;
  readonly steps: readonly ExplanationStep<Asked>[];
  /** What became of the decimals, and why it is done so. */
  readonly notes: readonly string[];
}

/** How many of a unit of percentages are 100 %. */
const wholes: Readonly<Record<Exclude<Unit, 'cents'>, number>> = {
  hundredthsOfPercent: 100_00,
  millionthsOfPercent: 100_000_000,
};

/** Percentages that remain; 100 % changes nothing and is left out. */
const factors: readonly InputName[] = [
  'discountFactor',
  'documentDiscountFactor',
  'defaultMarginFactor',
  'vatFactor',
];

/** How many amounts that were rounded before are named. */
const mostNamed = 3;

/**
 * Why an amount is what it is, in the words and the order in which one redoes it by hand.
 *
 * @param explain explains the amounts of the same document that it is made of
 */
export function explanationWords(
  explanation: Explanation,
  explain: (amount: AmountReference) => Explanation | undefined,
): ExplanationWords {
  const { amount, terms, divisor, norms } = explanation;
  const earlier = roundedBefore(explanation, explain);
  const steps = [
    ...terms.flatMap(({ sign, factors: all }, place) =>
      stepsOf(all, sign === -1 ? '−' : place === 0 ? '' : '+', '×'),
    ),
    ...stepsOf(divisor, '÷', '÷'),
  ];
  return {
    name: amountName(amount),
    result: resultText(explanation),
    steps,
    notes: [
      ...notesOf(explanation, earlier.length > 0),
      ...(earlier.length > 0 ? [earlierText(earlier)] : []),
      ...(norms.includes('decree-2025005169') ? [text.perRate] : []),
    ],
  };
}

/** The amounts that this one is made of, step by step, and that were rounded: the nearest first. */
function roundedBefore(
  explanation: Explanation,
  explain: (amount: AmountReference) => Explanation | undefined,
): Explanation[] {
  const seen = new Set<string>();
  const reached = [explanation];
  for (const { terms, divisor } of reached) {
    for (const operand of [...terms.flatMap((term) => term.factors), ...divisor]) {
      if (!('amount' in operand)) continue;
      const key = JSON.stringify(operand.amount);
      const next = seen.has(key) ? undefined : explain(operand.amount);
      seen.add(key);
      if (next) reached.push(next);
    }
  }
  return reached.slice(1).filter(({ exact }) => exact.denominator !== 1);
}

function earlierText(roundings: readonly Explanation[]): string {
  const named = roundings
    .slice(0, mostNamed)
    .map((one) => text.rounding(amountName(one.amount), exactText(one), resultText(one)));
  return text.earlier(named, roundings.length - named.length);
}

function stepsOf(operands: readonly Operand[], first: string, others: string): ExplanationStep[] {
  return operands.filter(changesAmount).map((operand, place) => {
    const step = stepOf(operand);
    return { ...step, name: text.step(place === 0 ? first : others, step.name) };
  });
}

function changesAmount(operand: Operand): boolean {
  const { numerator, denominator } = operand.value;
  return !('name' in operand && factors.includes(operand.name) && numerator === denominator);
}

function stepOf(operand: Operand): ExplanationStep {
  const { value } = operand;
  if ('amount' in operand) {
    const { amount } = operand;
    return { name: amountName(amount), value: moneyText(value), amount };
  }
  return { name: inputNames[operand.name], value: inputTexts[operand.name](value) };
}

const inputTexts: Readonly<Record<InputName, (value: Fraction) => string>> = {
  quantity: (value) => decimalText(value, 0, 3),
  unitPrice: moneyText,
  articlePurchasePrice: moneyText,
  discountFactor: percentText,
  documentDiscountFactor: percentText,
  defaultMarginFactor: percentText,
  vatFactor: percentText,
  vatRate: percentText,
  documentDiscount: percentText,
  hundredPercent: () => percentText({ numerator: 1, denominator: 1 }),
};

function notesOf(explanation: Explanation, isRoundedBefore: boolean): string[] {
  const { step } = explanation;
  switch (step.kind) {
    case 'exact':
      return [isRoundedBefore ? text.exactHere : text.exact];
    case 'noDivisor':
      return [text.noDivisor];
    case 'rounding':
      return [
        text.rounded(exactText(explanation), resultText(explanation)),
        ...(step.isTie ? [text.tie] : []),
      ];
    case 'apportioning':
      return [text.shared];
    default:
      return step satisfies never;
  }
}

function resultText({ result, unit }: Explanation): string {
  return unit === 'cents'
    ? amountText(result as Amount)
    : percentText({ numerator: result, denominator: 1 }, wholes[unit]);
}

/** An amount before it was rounded. */
function exactText({ exact, unit }: Explanation): string {
  return unit === 'cents' ? moneyText(exact) : percentText(exact, wholes[unit]);
}

/** Cents as euros, with all the decimals they have. */
function moneyText({ numerator, denominator }: Fraction): string {
  const euros = { numerator, denominator: BigInt(denominator) * 100n };
  return `€\u00A0${decimalText(euros, 2, 6)}`;
}

/** A percentage, where `one` is 100 %. */
function percentText({ numerator, denominator }: Fraction, one = 1): string {
  const percent = {
    numerator: BigInt(numerator) * 100n,
    denominator: BigInt(denominator) * BigInt(one),
  };
  return `${decimalText(percent, 0, 6)}\u00A0%`;
}

/** A number with its decimals, cut where it has more than `most`; dots then say that it continues. */
function decimalText({ numerator, denominator }: Fraction, least: number, most: number): string {
  const scale = 10n ** BigInt(most);
  const scaled = BigInt(numerator) * scale;
  const whole = scaled / BigInt(denominator);
  const sign = whole < 0n ? '-' : '';
  const digits = String(whole < 0n ? -whole : whole).padStart(most + 1, '0');
  const decimals = digits.slice(-most).replace(/0+$/, '').padEnd(least, '0');
  const units = digits.slice(0, -most).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  const goesOn = scaled % BigInt(denominator) === 0n ? '' : '…';
  return `${sign}${units}${decimals === '' ? '' : `,${decimals}`}${goesOn}`;
}
