import { calculateLine } from '../document/calculateLine.ts';
import type { DocumentInput } from '../document/DocumentInput.ts';
import { changeSums, contributionOf, sumByRate, vatTableOf } from '../document/rateSums.ts';
import type { RateSums } from '../document/rateSums.ts';
import { termsOf } from '../document/terms.ts';
import type { Terms } from '../document/terms.ts';
import { totalsOf } from '../document/totals.ts';
import { checkScaled, scales } from '../number/scaled.ts';
import type { Amount, Percent } from '../number/scaled.ts';
import type { Question, SolveOptions } from './Question.ts';
import type { FreeValue } from './Solution.ts';

/**
 * What there is to solve for a free value; undefined when its line has no amounts. Each total that is
 * asked for is work for the number of rates, not of lines.
 *
 * @throws InputError when the line does not exist or the document cannot be calculated
 */
export function questionOf(
  document: DocumentInput,
  free: FreeValue,
  { of, priceDecimals }: Required<SolveOptions>,
): Question | undefined {
  const terms = termsOf(document);
  const contributions = document.lines.map((line, index) =>
    contributionOf(line, calculateLine(line, terms, index)),
  );
  const sums = sumByRate(contributions);
  if (free.field === 'documentDiscount') return discountQuestion(sums, terms, of);
  const last = document.lines.length - 1;
  const index = checkScaled(free.line, { decimals: 0, minimum: 0, maximum: last }, 'line');
  const line = document.lines[index];
  if (line?.type !== 'article' || line.mode === 'deleted') return undefined;
  const others = changeSums(sums, contributions[index]);
  const isPrice = free.field === 'unitPrice';
  return {
    ...(isPrice ? { ...priceGrid, step: priceDecimals === 2 ? 100 : 1 } : percentGrid),
    present: line[free.field] ?? 0,
    direction: isPrice === line.quantity < 0 ? 'falling' : 'rising',
    rule: isPrice ? 'S4' : 'S5',
    totalAt: (value) => {
      const changed = { ...line, [free.field]: value };
      const contribution = contributionOf(changed, calculateLine(changed, terms));
      return totalOf(changeSums(others, undefined, contribution), terms.discount, of);
    },
  };
}

const percentGrid = { step: 1, maximum: scales.percent.maximum, one: 1_00 };
const priceGrid = { maximum: scales.unitPrice.maximum, one: 1_0000 };

function discountQuestion(
  sums: RateSums,
  { discount }: Terms,
  of: Required<SolveOptions>['of'],
): Question {
  const question = {
    ...percentGrid,
    present: discount,
    totalAt: (value: number) => totalOf(sums, value as Percent, of),
  };
  const hasMinus = sums.some(({ lineNet }) => lineNet < 0);
  if (hasMinus && sums.some(({ lineNet }) => lineNet > 0)) return { ...question, rule: 'S7' };
  return { ...question, rule: 'S6', direction: hasMinus ? 'rising' : 'falling' };
}

function totalOf(sums: RateSums, discount: Percent, of: Required<SolveOptions>['of']): Amount {
  return totalsOf(vatTableOf(sums, discount))[of];
}
