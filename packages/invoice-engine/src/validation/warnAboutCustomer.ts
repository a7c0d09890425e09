import { isBelgianVatNumber, isForeignVatNumber } from '../checkDigit/belgianVatNumber.ts';
import { isIban } from '../checkDigit/iban.ts';
import type { Warning } from './Finding.ts';
import { isBlank } from './fields/blankFields.ts';
import type { CustomerFields } from './validateCustomer.ts';

type CheckedField = 'vatNumber' | 'enterpriseNumber' | 'iban';

const checks: readonly (readonly [CheckedField, (text: string) => boolean])[] = [
  ['vatNumber', (text) => isForeignVatNumber(text) || isBelgianVatNumber(text)],
  ['enterpriseNumber', isBelgianVatNumber],
  ['iban', isIban],
];

/**
 * The numbers of a customer whose check digits are wrong. Warnings only: a customer is saved with them
 * (SPEC.md V12).
 */
export function warnAboutCustomer(customer: CustomerFields): Warning[] {
  return checks.flatMap(([path, isRight]) => {
    const value = customer[path];
    if (isBlank(value) || (typeof value === 'string' && isRight(value))) return [];
    return [{ path, code: 'checkDigits', rule: 'V12' }];
  });
}
