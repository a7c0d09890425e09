import type { Amount } from '@facturatie/invoice-engine';
import { formatPercent } from '@facturatie/ui/intl';
import { amountText } from '../features/salesDocument/amounts/amountText.ts';
import type { CreditExcess, CreditLimit } from '../state/document/creditLimits.ts';

const plain = (amount: Amount) => amountText(amount, { hasEuroSign: false });

const subjects = {
  taxable: (rate: string) => `Van ${rate}`,
  vat: (rate: string) => `Van de btw van ${rate}`,
  total: () => 'Van deze factuur',
} as const;

function leftOf({ of, rate, left }: CreditExcess): string {
  const subject = subjects[of](rate === undefined ? '' : formatPercent(rate));
  return `${subject} is nog ${plain(left)} te crediteren`;
}

/** What the editor says of what a credit note can credit. */
export const creditLimitsText = {
  left: (limits: readonly CreditLimit[]) => {
    const parts = limits.map(({ rate, taxable, vat }) => {
      const withVat = vat === 0 ? '' : ` en ${plain(vat)} btw`;
      return `van ${formatPercent(rate)} ${plain(taxable)}${withVat}`;
    });
    return `Nog te crediteren: ${parts.join('; ') || 'niets'}.`;
  },
  /** For screen readers: it stays the same while typing. */
  exceeded: (excess: CreditExcess) => `${leftOf(excess)}.`,
  tooMuch: (excess: CreditExcess) =>
    `${leftOf(excess)}; deze creditnota vraagt ${plain(excess.asked)}.`,
} as const;
