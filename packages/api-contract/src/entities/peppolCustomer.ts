import { boolean } from '../codec/scalars/boolean.ts';
import type { Infer } from '../codec/Codec.ts';
import { field, object } from '../codec/object.ts';
import { text } from '../codec/scalars/text.ts';

/** The e-invoice settings of a customer, as staff enter them (docs/decisions/0028). */
export const peppolForm = object({
  /** Where it receives them: `0208:0403170701`; '' when that follows from its numbers. */
  peppolId: field('peppol_id', text()),
  /** Whether the reference of its documents is the number of its order, without which it refuses them. */
  asksOrderNumber: field('referentie_is_bestelbonnummer', boolean()),
});

export interface PeppolForm extends Infer<typeof peppolForm> {}

/** The e-invoices to a customer, with what follows from its numbers. */
export const peppolCustomer = object({
  ...peppolForm.fields,
  /** The Peppol id of its enterprise number or VAT number; '' where these give none. */
  derivedPeppolId: field('afgeleid_peppol_id', text()),
});

export interface PeppolCustomer extends Infer<typeof peppolCustomer> {}

/** The e-invoices to a customer as answers carry them. */
export const peppolAnswer = object({ peppol: field<PeppolCustomer>('peppol', peppolCustomer) });
