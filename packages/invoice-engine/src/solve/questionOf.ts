import { calculateLine } from '../document/calculateLine.ts';
import type { ArticleLineInput, DocumentInput } from '../document/DocumentInput.ts';
import {
  changeSums,
  contributionOf,
  type RateSums,
  sumByRate,
  vatTableOf,
} from '../document/rateSums.ts';
import { type Terms, termsOf } from '../document/terms.ts';
import { totalsOf } from '../document/totals.ts';
import {
  type Amount,
  checkScaled,
  type Percent,
  scales,
  type UnitPrice,
} from '../number/scaled.ts';
import type { Question } from './Question.ts';
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
  priceDecimals: 2 | 4,
): Question | undefined {
  const terms = termsOf(document);
  const contributions = document.lines.map((line, index) =>
    contributionOf(line, calculateLine(line, terms, index)),
  );
  const sums = sumByRate(contributions);
  if (free.field === 'documentDiscount') return discountQuestion(sums, terms);
  const last = document.lines.length - 1;
  const index = checkScaled(free.line, { decimals: 0, minimum: 0, maximum: last }, 'line');
  const line = document.lines[index];
  if (line?.type !== 'article' || line.mode === 'deleted') return undefined;
  const others = changeSums(sums, contributions[index]);
  const totalWith = (changed: ArticleLineInput): Amount => {
    const contribution = contributionOf(changed, calculateLine(changed, terms));
    return totalOf(changeSums(others, undefined, contribution), terms.discount);
  };
  return free.field === 'unitPrice'
    ? priceQuestion(line, totalWith, priceDecimals)
    : lineDiscountQuestion(line, totalWith);
}

const percentGrid = { step: 1, maximum: scales.percent.maximum, roundSteps: [100, 10, 1] };

function priceQuestion(
  line: ArticleLineInput,
  totalWith: (changed: ArticleLineInput) => Amount,
  decimals: 2 | 4,
): Question {
  return {
    step: decimals === 2 ? 100 : 1,
    maximum: scales.unitPrice.maximum,
    roundSteps: decimals === 2 ? [10000, 1000, 100] : [10000, 1000, 100, 10, 1],
    present: line.unitPrice,
    direction: line.quantity < 0 ? 'falling' : 'rising',
    rule: 'S4',
    totalAt: (value) => totalWith({ ...line, unitPrice: value as UnitPrice }),
  };
}

function lineDiscountQuestion(
  line: ArticleLineInput,
  totalWith: (changed: ArticleLineInput) => Amount,
): Question {
  return {
    ...percentGrid,
    present: line.discount ?? 0,
    direction: line.quantity < 0 ? 'rising' : 'falling',
    rule: 'S5',
    totalAt: (value) => totalWith({ ...line, discount: value as Percent }),
  };
}

function discountQuestion(sums: RateSums, { discount }: Terms): Question {
  const question = {
    ...percentGrid,
    present: discount,
    totalAt: (value: number) => totalOf(sums, value as Percent),
  };
  const [hasPlus, hasMinus] = [1, -1].map((sign) =>
    sums.some(({ lineNet }) => sign * Number(lineNet) > 0),
  );
  if (hasPlus && hasMinus) return { ...question, rule: 'S7' };
  return { ...question, rule: 'S6', direction: hasMinus ? 'rising' : 'falling' };
}

function totalOf(sums: RateSums, discount: Percent): Amount {
  return totalsOf(vatTableOf(sums, discount)).total;
}
