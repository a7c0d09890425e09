import { fraction, type Fraction } from '../number/fraction.ts';
import { checkScaled, scales, type Percent } from '../number/scaled.ts';
import type { DocumentInput } from './DocumentInput.ts';

/** Margin assumed until the settings say otherwise: 25 % (spec §9; SPEC.md L4). */
export const defaultMargin = 25_00 as Percent;

/** The terms that all lines of a document share. */
export interface Terms {
  readonly discount: Percent;
  readonly defaultMargin: Percent;
}

/**
 * The terms of a document, with what is absent filled in.
 *
 * @throws InputError naming `discount` or `defaultMargin` when it is not 0 to 100 %
 */
export function termsOf(document: Omit<DocumentInput, 'lines'>): Terms {
  const margin = document.defaultMargin ?? defaultMargin;
  return {
    discount: checkScaled(document.discount ?? 0, scales.percent, 'discount') as Percent,
    defaultMargin: checkScaled(margin, scales.percent, 'defaultMargin') as Percent,
  };
}

/** The factor after deducting a percentage: 5 % is 95/100. Whole percents keep numbers small. */
export function reduction(percentage: Percent): Fraction {
  return percentFactor(100_00 - percentage);
}

/** The factor with a percentage added: 21 % is 121/100. */
export function increase(percentage: Percent): Fraction {
  return percentFactor(100_00 + percentage);
}

/** A number of hundredths of a percent as a factor: 21 % is 21/100. */
export function percentFactor(hundredths: number): Fraction {
  if (hundredths === 100_00) return fraction(1, 1);
  return hundredths % 100 === 0 ? fraction(hundredths / 100, 100) : fraction(hundredths, 100_00);
}
