import type { Infer } from '../codec/Codec.ts';
import { date } from '../codec/date.ts';
import { amount } from '../codec/decimal.ts';
import { field, object } from '../codec/object.ts';
import { nullable } from '../codec/optional.ts';
import { customerNumberText, requiredText, text } from '../codec/text.ts';
import { pagedList } from './pagedList.ts';

/** A credit note as the tab of a customer lists it (spec §3). */
export const creditNoteRow = object({
  customerNumber: field('Klantnummer', customerNumberText()),
  number: field('Factuurnummer', requiredText()),
  date: field('Factuurdatum', date()),
  deliveryDate: field('voorziene_leverdatum', nullable(date())),
  total: field('TotaalBedrag', amount()),
  notes: field('Notities', text()),
});

export type CreditNoteRow = Infer<typeof creditNoteRow>;

/** The credit notes of a customer (spec §7). */
export const creditNotePage = object({
  creditNotes: field('creditnotas', pagedList(creditNoteRow)),
});
