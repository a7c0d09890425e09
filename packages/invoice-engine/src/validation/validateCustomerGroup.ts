import { checkFields } from './fields/checkFields.ts';
import type { FieldRule } from './fields/FieldRule.ts';
import type { Finding } from './Finding.ts';
import { percentage } from './fields/forms.ts';
import { required, whenFilled } from './fields/blankFields.ts';

/** The checked fields of a customer group. The discount is in hundredths of a percent, or text. */
export interface CustomerGroupFields {
  readonly name?: unknown;
  readonly discount?: unknown;
}

/** The rules of the group form (SPEC.md V33, V34). */
export const customerGroupRules: readonly FieldRule[] = [
  ...required('V33', ['name']),
  ...whenFilled('V34', ['discount'], percentage),
];

/** The errors of a customer group; empty when valid. */
export function validateCustomerGroup(group: CustomerGroupFields): Finding[] {
  return checkFields(group, customerGroupRules);
}
