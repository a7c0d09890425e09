import { percent } from '@facturatie/invoice-engine';
import type { Infer } from '../codec/Codec.ts';
import { integer, percentage } from '../codec/decimal.ts';
import { field, object } from '../codec/object.ts';
import { withDefault } from '../codec/optional.ts';
import { requiredText, text } from '../codec/text.ts';

/** A group of customers with its own discount (spec §3). */
export const customerGroup = object({
  id: field('PK_groep', integer()),
  name: field('GroepNaam', requiredText()),
  discount: field('KortingsPercentage', withDefault(percentage(), percent(0))),
  notes: field('Notities', text()),
});

export type CustomerGroup = Infer<typeof customerGroup>;

/** A group as the group list shows it: with the number of customers in it (spec §3). */
export const customerGroupRow = object({
  ...customerGroup.fields,
  customerCount: field('klanten_count', integer({ min: 0 })),
});

export type CustomerGroupRow = Infer<typeof customerGroupRow>;
