import { Rational } from '../../number/testing/rational.ts';
import type { ArticleLineInput, DocumentInput, LineInput } from '../DocumentInput.ts';
import type { OwnAmounts } from '../LineAmounts.ts';

/** The amounts of a line in the reference: the same names as in the engine, bigints only. */
export type ReferenceAmounts = Readonly<Record<keyof OwnAmounts, bigint>>;

/** 1 less a percentage in hundredths. */
export const without = (hundredths: number): Rational => new Rational(10_000 - hundredths, 10_000);

/** 1 plus a percentage in hundredths. */
export const withVat = (hundredths: number): Rational => new Rational(10_000 + hundredths, 10_000);

/** A line that counts in the totals. */
export function isSelling(line: LineInput): line is ArticleLineInput {
  return line.type === 'article' && line.mode !== 'deleted';
}

/** The fields of one article line, each from its formula (SPEC.md L5 to L24). */
export function referenceLine(line: ArticleLineInput, document: DocumentInput): ReferenceAmounts {
  const q = new Rational(line.quantity, 1000);
  const p = new Rational(line.unitPrice, 100);
  const kl = without(line.discount ?? 0);
  const kd = without(document.discount ?? 0);
  const kv = withVat(line.vatRate ?? 0);
  const a = new Rational(purchasePrice(line, document.defaultMargin ?? 2500));
  const one = new Rational(1);
  const combined = one.minus(kl.by(kd)).by(new Rational(100));
  const percentage = (part: Rational, whole: Rational): bigint =>
    part.by(new Rational(10_000)).over(whole).rounded;
  const afterLine = p.by(kl);
  const afterAll = p.by(kl).by(kd);
  return {
    combinedDiscount: combined.by(new Rational(100)).rounded,
    combinedDiscountExact: combined.by(new Rational(1_000_000)).cut,
    unitPriceInclVat: p.by(kv).rounded,
    netUnitPrice: afterLine.rounded,
    netUnitPriceInclVat: afterLine.by(kv).rounded,
    finalUnitPrice: afterAll.rounded,
    listTotal: q.by(p).rounded,
    listTotalInclVat: q.by(p).by(kv).rounded,
    net: q.by(afterLine).rounded,
    unitDiscount: p.rounded - afterLine.rounded,
    discountAmount: q.by(p).rounded - q.by(afterLine).rounded,
    purchasePrice: a.cut,
    margin: p.minus(a).rounded,
    marginPercent: percentage(p.minus(a), p),
    netMargin: afterLine.minus(a).rounded,
    netMarginPercent: percentage(afterLine.minus(a), afterLine),
    finalMargin: afterAll.minus(a).rounded,
    finalMarginPercent: percentage(afterAll.minus(a), afterAll),
    totalMargin: q.by(p.minus(a)).rounded,
    totalNetMargin: q.by(afterLine.minus(a)).rounded,
    totalFinalMargin: q.by(afterAll.minus(a)).rounded,
  };
}

function purchasePrice(line: ArticleLineInput, margin: number): bigint {
  const isPicked = line.articleNumber !== undefined && line.articleNumber !== '';
  return isPicked && line.purchasePrice !== undefined
    ? new Rational(line.purchasePrice, 100).rounded
    : new Rational(line.unitPrice, 100).by(without(margin)).rounded;
}
