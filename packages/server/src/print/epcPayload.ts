import type { Company } from '../company/company.ts';

/** The maximum amount of a payment code, in cents (EPC069-12). */
const most = 999_999_999_99;

/**
 * The text of a payment code: a SEPA credit transfer as EPC069-12 writes it, version 002, UTF-8. The
 * Belgian structured communication is in the field of the structured reference as its twelve
 * digits, as banks write it in a transfer (docs/decisions/0019).
 *
 * @param amount cents
 * @param communication twelve digits
 * @returns undefined when a payment code cannot ask this amount
 */
export function epcPayload(
  { name, iban, bic }: Pick<Company, 'name' | 'iban' | 'bic'>,
  amount: number,
  communication: string,
): string | undefined {
  if (amount <= 0 || amount > most) return undefined;
  const euros = `EUR${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const purpose = '';
  return ['BCD', '002', '1', 'SCT', bic, name, iban, euros, purpose, communication].join('\n');
}
