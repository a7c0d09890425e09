import type { DocumentTotals, VatRow } from '../document/DocumentTotals.ts';
import type { CalculatedLine } from '../document/LineAmounts.ts';
import type { Fraction } from '../number/fraction.ts';
import type { Integer } from '../number/integer.ts';
import type { Percent } from '../number/scaled.ts';

/** An amount of a VAT row. */
export type VatField = Exclude<keyof VatRow, 'rate'>;

/** An amount of a line, or `roundedUnitPrice`: the unit price in whole cents, which only differences use. */
export type LineField = Exclude<keyof CalculatedLine, 'sequence'> | 'roundedUnitPrice';

/** One amount of a document: a total, a cell of the VAT table, or an amount of a line of the input. */
export type AmountReference =
  | keyof DocumentTotals
  | { readonly rate: Percent; readonly field: VatField }
  | { readonly line: number; readonly field: LineField };

/**
 * An input of the user, as an exact number:
 *
 * - `quantity` in pieces; `unitPrice` and `articlePurchasePrice` in cents
 * - `discountFactor` (of the line), `documentDiscountFactor`, `defaultMarginFactor`: what is left after
 *   the percentage, 5 % is 95/100
 * - `vatFactor`: with the percentage on top, 21 % is 121/100
 * - `vatRate`, `documentDiscount`: the percentage itself, 21 % is 21/100
 * - `hundredPercent`: 100 % in the unit of the result
 */
export type InputName =
  | 'quantity'
  | 'unitPrice'
  | 'articlePurchasePrice'
  | 'discountFactor'
  | 'documentDiscountFactor'
  | 'defaultMarginFactor'
  | 'vatFactor'
  | 'vatRate'
  | 'documentDiscount'
  | 'hundredPercent';

/** A number in a calculation: an input, or an amount with its own explanation. */
export type Operand =
  | { readonly name: InputName; readonly value: Fraction }
  | { readonly amount: AmountReference; readonly value: Fraction };

/** A product of factors, added or taken off. */
export interface Term {
  readonly sign: 1 | -1;
  readonly factors: readonly Operand[];
}

/** Nothing was rounded: the exact value is whole. */
export interface Exact {
  readonly kind: 'exact';
}

/** The divisor is 0; the result is 0 by the rule. */
export interface NoDivisor {
  readonly kind: 'noDivisor';
}

/** The one rounding (SPEC.md M1). */
export interface Rounding {
  readonly kind: 'rounding';
  /** The whole numbers just below and just above the exact value; the result is one of them. */
  readonly neighbours: readonly [Integer, Integer];
  /** The result less the exact value, in lowest terms. */
  readonly change: Fraction;
  /** Whether both neighbours are as near; the result is then the one farther from 0. */
  readonly isTie: boolean;
}

/** The exact value of a line's share, cut towards 0. */
export interface CutShare {
  readonly line: number;
  readonly cut: Integer;
  /** The exact share less the cut one, in lowest terms. */
  readonly rest: Fraction;
}

/** A share in an amount of the VAT rate (SPEC.md A1 to A4); the exact value is the line's share. */
export interface Apportioning {
  readonly kind: 'apportioning';
  /** The amounts whose sum is divided. */
  readonly divided: readonly Operand[];
  readonly cut: Integer;
  /** The sum less all truncated shares, in cents. */
  readonly left: Integer;
  /** The place of this line in the ranking, from 1: the first `|left|` get a cent of its sign. */
  readonly rank: number;
  readonly cent: -1 | 0 | 1;
  /** All lines of the rate, the largest rest of the sign of `left` first, ties in their own order. */
  readonly ranking: readonly CutShare[];
}

export type Step = Exact | NoDivisor | Rounding | Apportioning;

export type Unit = 'cents' | 'hundredthsOfPercent' | 'millionthsOfPercent';

/**
 * What demands an amount to be so from outside:
 *
 * - `EN16931-...`: a rule or a group of the European standard for electronic invoices
 * - `decree-2025005169`: the Belgian royal decree of 8 July 2025, by its numac
 */
export type Norm = 'decree-2025005169' | `EN16931-${string}`;

/**
 * How an amount is calculated (SPEC.md, X rules), to be checked by hand: the sum of the
 * terms over the product of the divisor is the exact value; the step makes the result of it.
 */
export interface Explanation {
  readonly amount: AmountReference;
  readonly result: Integer;
  readonly unit: Unit;
  /** The id of the rule in SPEC.md, which names the rule's sources: `L8`. */
  readonly rule: string;
  /** The law and the standard of the rule, where there are any. */
  readonly norms: readonly Norm[];
  readonly terms: readonly Term[];
  /** Factors; none where nothing is divided. */
  readonly divisor: readonly Operand[];
  /** The value before rounding or apportioning, in the unit of the result, in lowest terms. */
  readonly exact: Fraction;
  readonly step: Step;
}

/** The explanation of an amount. */
export type Basis = Pick<Explanation, 'rule'> & Partial<Pick<Explanation, 'norms'>>;
