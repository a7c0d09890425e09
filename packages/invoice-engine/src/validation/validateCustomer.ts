import { checkFields } from './fields/checkFields.ts';
import type { FieldRule } from './fields/FieldRule.ts';
import type { Finding } from './Finding.ts';
import { percentage } from './fields/forms.ts';
import { required, whenFilled } from './fields/blankFields.ts';

/** The checked fields of a customer form (spec §3). The discount is in hundredths of a percent, or text. */
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

/** A number is part of addresses, whose length is limited. */
const longestNumber = 50;

/** The rules of the customer form (SPEC.md V9 to V11, V38). */
export const customerRules: readonly FieldRule[] = [
  ...required('V9', ['number'], { kind: 'length', maximum: longestNumber }),
  ...required('V9', ['groupId', 'companyName']),
  ...whenFilled('V11', ['discount'], percentage),
  ...required('V9', ['countingType']),
  ...whenFilled('V10', ['invoiceAddress.email', 'deliveryAddress.email'], { kind: 'email' }),
];

/** The errors of a customer, in the order of the form; empty when valid. */
export function validateCustomer(customer: CustomerFields): Finding[] {
  return checkFields(customer, customerRules);
}
