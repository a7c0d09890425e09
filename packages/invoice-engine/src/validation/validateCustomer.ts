import { checkFields } from './checkFields.ts';
import type { FieldRule } from './FieldRule.ts';
import type { Finding } from './Finding.ts';
import { percentage } from './forms.ts';

/** What is looked at of a customer form (spec §3). The discount is in hundredths of a percent, or text. */
export interface CustomerFields {
  readonly number?: unknown;
  readonly groupId?: unknown;
  readonly companyName?: unknown;
  readonly vatNumber?: unknown;
  readonly enterpriseNumber?: unknown;
  readonly iban?: unknown;
  readonly discount?: unknown;
  readonly countingType?: unknown;
  readonly invoiceAddress?: { readonly email?: unknown };
  readonly deliveryAddress?: { readonly email?: unknown };
}

/** The rules of the customer form (SPEC.md V9 to V11). */
export const customerRules: readonly FieldRule[] = [
  { path: 'number', rule: 'V9', required: true },
  { path: 'groupId', rule: 'V9', required: true },
  { path: 'companyName', rule: 'V9', required: true },
  { path: 'discount', rule: 'V11', form: percentage },
  { path: 'countingType', rule: 'V9', required: true },
  { path: 'invoiceAddress.email', rule: 'V10', form: { kind: 'email' } },
  { path: 'deliveryAddress.email', rule: 'V10', form: { kind: 'email' } },
];

/** What keeps a customer from being saved, in the order of the form; empty when nothing does. */
export function validateCustomer(customer: CustomerFields): Finding[] {
  return checkFields(customer, customerRules);
}
