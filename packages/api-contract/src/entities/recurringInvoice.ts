import type { Infer } from '../codec/Codec.ts';
import { date } from '../codec/scalars/date.ts';
import { field, object } from '../codec/object.ts';
import { nullable } from '../codec/optional.ts';
import { customerNumberText, requiredText, text } from '../codec/scalars/text.ts';
import { pagedList } from './pagedList.ts';

/** A recurring invoice and its customer (spec §3). */
export const recurringInvoice = object({
  customerNumber: field('pfFK_Klantnummer', customerNumberText()),
  documentNumber: field('pfFK_Factuurnummer', requiredText()),
  lastInvoiceDate: field('pfDatumLaatsteFactuur', nullable(date())),
  nextInvoiceDate: field('pfDatumVolgendeFactuur', nullable(date())),
  /** In words: every month. */
  frequency: field('frequentie_as_string', text()),
  customer: field(
    'klant',
    object({
      number: field('Klantnummer', customerNumberText()),
      companyName: field('Naambedrijf', text()),
      street: field('Factuuradres', text()),
      city: field('Plaats', text()),
      phone: field('Telefoonnummer', text()),
      email: field('Emailadres', text()),
      mobile: field('Mobielenummer', text()),
      notes: field('Notities', text()),
    }),
  ),
});

export interface RecurringInvoice extends Infer<typeof recurringInvoice> {}

/** The answer to a list of recurring invoices (spec §7). */
export const recurringInvoicePage = object({
  recurringInvoices: field('periodiekefacturen', pagedList<RecurringInvoice>(recurringInvoice)),
});
