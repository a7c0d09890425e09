import type { CustomerGroup, CustomerGroupForm } from '@facturatie/api-contract';
import type { Kept } from '../record/recordEditor.ts';

/** A group as the server holds it. */
export interface KeptGroup extends Kept<CustomerGroupForm> {
  readonly id: number;
}

/** A group that is still to be made. */
export type NewGroup = Kept<CustomerGroupForm> & { readonly id?: undefined };

/** The group of an answer. */
export function keptGroup({
  group: { id, ...values },
  version,
}: {
  group: CustomerGroup;
  version?: string | undefined;
}): KeptGroup {
  return { id, values, version };
}
