import type { Infer } from '../codec/Codec.ts';
import { date } from '../codec/scalars/date.ts';
import { amount, integer } from '../codec/scalars/decimal.ts';
import { field, object } from '../codec/object.ts';
import { customerNumberText, requiredText, text } from '../codec/scalars/text.ts';
import { pagedList } from './pagedList.ts';

/** An amount to be paid of an invoice, with its due date (spec §3). */
export const dueDate = object({
  code: field('Code', integer()),
  customerNumber: field('Klantnummer', customerNumberText()),
  companyName: field('NaamBedrijf', text()),
  documentNumber: field('FK_Factuurnummer', requiredText()),
  amount: field('Bedrag', amount()),
  /** The open amount. */
  balance: field('Saldo', amount()),
  paid: field('Betaald', amount()),
  /** How it was last paid: the key of a method; empty before the first payment. */
  method: field('Betaling_Per', text()),
  documentDate: field('Factuurdatum', date()),
  date: field('Datum', date()),
  document: field(
    'factuur',
    object({ customer: field('klant', object({ notes: field('Notities', text()) })) }),
  ),
});

export interface DueDate extends Infer<typeof dueDate> {}

/** A due date as the answer to a payment carries it. */
export const dueDateAnswer = object({ dueDate: field<DueDate>('vervaldag', dueDate) });

/** The answer to a list of due dates (spec §7). */
export const dueDatePage = object({ dueDates: field('vervaldagen', pagedList<DueDate>(dueDate)) });
