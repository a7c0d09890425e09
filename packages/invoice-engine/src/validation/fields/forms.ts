import { type Scale, scales, unitPricesInCent } from '../../number/scaled.ts';
import type { NumberForm } from './FieldRule.ts';

/** The largest total of a document: 99,999,999,999.99 EUR, in cents (SPEC.md V20). */
export const largestTotal = 99_999_999_999_99;

/** A percentage from 0 to 100 with at most 2 decimals. */
export const percentage = numberOf(scales.percent);

/** An amount of at least 0 with at most 2 decimals, without a limit. */
export const amount: NumberForm = { kind: 'number', decimals: scales.cents.decimals, minimum: 0 };

/** A quantity from 0 to 999,999.999 with at most 3 decimals: the engine also calculates returns. */
export const quantity: NumberForm = { ...numberOf(scales.quantity), minimum: 0 };

/** A price from 0 to 99,999,999.99 with at most 2 decimals, where the engine calculates with 4. */
export const unitPrice: NumberForm = {
  kind: 'number',
  decimals: 2,
  minimum: 0,
  maximum: scales.unitPrice.maximum / unitPricesInCent,
  scale: scales.unitPrice.decimals,
};

/** A place in a series: -1, 0 or above. */
export const sequence: NumberForm = { kind: 'number', decimals: 0, minimum: -1 };

function numberOf({ decimals, minimum, maximum }: Scale): NumberForm {
  return { kind: 'number', decimals, minimum, maximum };
}
