import { isBelgianVatNumber, isForeignVatNumber } from '../checkDigit/belgianVatNumber.ts';
import { isIban } from '../checkDigit/iban.ts';
import { isIsoDate } from '../date/isoDate.ts';
import type { Warning } from './Finding.ts';
import { isBlank } from './fields/blankFields.ts';
import type { CustomerFields } from './validateCustomer.ts';
import type { DocumentHeadFields } from './validateDocument.ts';

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

/** A due date before the date of the document. A warning only: the document is saved with it (SPEC.md V37). */
export function warnAboutDocument({ date, dueDate }: DocumentHeadFields): Warning[] {
  if (typeof date !== 'string' || typeof dueDate !== 'string') return [];
  if (!isIsoDate(date) || !isIsoDate(dueDate) || dueDate >= date) return [];
  return [{ path: 'dueDate', code: 'beforeDate', rule: 'V37' }];
}
