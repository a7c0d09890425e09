import { checkFields } from './checkFields.ts';
import type { FieldRule } from './FieldRule.ts';
import type { Finding } from './Finding.ts';
import { percentage } from './forms.ts';

/** What is looked at of a customer group. The discount is in hundredths of a percent, or text. */
export interface CustomerGroupFields {
  readonly name?: unknown;
  readonly discount?: unknown;
}

/** The rules of the group form (SPEC.md V33, V34). */
export const customerGroupRules: readonly FieldRule[] = [
  { path: 'name', rule: 'V33', required: true },
  { path: 'discount', rule: 'V34', form: percentage },
];

/** What keeps a customer group from being saved; empty when nothing does. */
export function validateCustomerGroup(group: CustomerGroupFields): Finding[] {
  return checkFields(group, customerGroupRules);
}
