import { printedAmount, printedPercent, printedPrice } from '../print/printedNumbers.ts';

/** Why a credit note cannot be saved. Amounts are cents, rates hundredths of a percent. */
export const creditTexts = {
  taxable: (rate: number, left: number, asked: number) =>
    `Van ${printedPercent(rate)} is nog ${printedAmount(left)} te crediteren; deze creditnota vraagt ${printedAmount(asked)}.`,
  tax: (rate: number, left: number, asked: number) =>
    `Van de btw van ${printedPercent(rate)} is nog ${printedAmount(left)} te crediteren; deze creditnota vraagt ${printedAmount(asked)}.`,
  total: (left: number, asked: number) =>
    `Van deze factuur is nog ${printedAmount(left)} te crediteren; deze creditnota vraagt ${printedAmount(asked)}.`,
  /** @param price ten-thousandths of a euro */
  rounding: (excess: number, price: number) =>
    `Door afronding ${printedAmount(excess)} te veel. Zet de prijs op ${printedPrice(price)}.`,
} as const;
