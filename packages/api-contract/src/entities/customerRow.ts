import type { Infer } from '../codec/Codec.ts';
import { field, object } from '../codec/object.ts';
import { customerNumberText, text } from '../codec/scalars/text.ts';
import { pagedList } from './pagedList.ts';

/** A customer as lists and searches show it (spec §3, customer search result; docs/decisions). */
export const customerRow = object({
  number: field('Klantnummer', customerNumberText()),
  companyName: field('Naambedrijf', text()),
  street: field('Factuuradres', text()),
  postcode: field('Postcode', text()),
  city: field('Plaats', text()),
  phone: field('Telefoonnummer', text()),
  email: field('Emailadres', text()),
  vatNumber: field('Btwnummer', text()),
  countingType: field('klTypeTelling', text()),
});

export interface CustomerRow extends Infer<typeof customerRow> {}

/** One page of customers. */
export const customerList = pagedList<CustomerRow>(customerRow);

/** The answer to a customer list or search (spec §7). */
export const customerPage = object({ customers: field('klanten', customerList) });
