import { customerGroupRules, percent, validateCustomerGroup } from '@facturatie/invoice-engine';
import { checked } from '../codec/checked.ts';
import type { Infer } from '../codec/Codec.ts';
import { integer, percentage } from '../codec/scalars/decimal.ts';
import { field, object } from '../codec/object.ts';
import { withDefault } from '../codec/optional.ts';
import { text } from '../codec/scalars/text.ts';
import { customerList } from './customerRow.ts';
import { pagedList } from './pagedList.ts';

/** What staff fill in for a group. What must be filled in is for the rules of the form. */
const customerGroupFields = object({
  name: field('GroepNaam', text()),
  discount: field('KortingsPercentage', withDefault(percentage(), percent(0))),
  notes: field('Notities', text()),
});

/** What a save of a group sends (spec §7), by the rules of the form (spec §5). */
export const customerGroupForm = checked(customerGroupFields, {
  rules: customerGroupRules,
  validate: validateCustomerGroup,
});

export interface CustomerGroupForm extends Infer<typeof customerGroupForm> {}

/** A group of customers with its own discount (spec §3). */
export const customerGroup = object({
  id: field('PK_groep', integer()),
  ...customerGroupFields.fields,
});

export interface CustomerGroup extends Infer<typeof customerGroup> {}

/** A group as the group list shows it: with the number of customers in it (spec §3). */
export const customerGroupRow = object({
  ...customerGroup.fields,
  customerCount: field('klanten_count', integer({ min: 0 })),
});

export interface CustomerGroupRow extends Infer<typeof customerGroupRow> {}

/** A group as answers carry it (spec §7). */
export const customerGroupAnswer = object({
  group: field<CustomerGroup>('klantengroep', customerGroup),
});

/** A group and its customers (spec §7). */
export const customerGroupWithCustomers = object({
  ...customerGroupAnswer.fields,
  customers: field('klanten', customerList),
});

/** The answer to a group list or search (spec §7). */
export const customerGroupPage = object({
  groups: field('klantengroepen', pagedList<CustomerGroupRow>(customerGroupRow)),
});

/** The group that a path names. */
export const customerGroupParams = object({ id: field('id', integer({ min: 0 })) });
