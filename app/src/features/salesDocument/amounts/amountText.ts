import { formatCents } from '@facturatie/invoice-engine';
import type { Amount } from '@facturatie/invoice-engine';
import { formatMoney } from '@facturatie/ui/intl';

/** An amount, also one beyond what a form takes: '€ 1.234,50'. */
export function amountText(amount: Amount, { hasEuroSign = true } = {}): string {
  if (typeof amount === 'number') return formatMoney(amount, { hasEuroSign });
  const [whole = '', decimals = ''] = formatCents(amount).split('.');
  const text = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')},${decimals}`;
  return hasEuroSign ? `€\u00A0${text}` : text;
}
