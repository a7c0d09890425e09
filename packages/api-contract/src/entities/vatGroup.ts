import type { Infer } from '../codec/Codec.ts';
import { integer, percentage } from '../codec/decimal.ts';
import { field, object } from '../codec/object.ts';

/** A VAT rate that a line can have (spec §3). Code 0 is rate 0 and needs no group. */
export const vatGroup = object({
  code: field('PK_BTW', integer({ min: 0 })),
  rate: field('Waarde', percentage()),
});

export type VatGroup = Infer<typeof vatGroup>;
