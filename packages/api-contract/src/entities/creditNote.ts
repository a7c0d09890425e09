import { boolean } from '../codec/scalars/boolean.ts';
import type { Infer } from '../codec/Codec.ts';
import { date } from '../codec/scalars/date.ts';
import { amount, integer } from '../codec/scalars/decimal.ts';
import { field, object } from '../codec/object.ts';
import { nullable } from '../codec/optional.ts';
import { customerNumberText, requiredText, text } from '../codec/scalars/text.ts';
import { pagedList } from './pagedList.ts';

/** A credit note as the tab of a customer lists it (spec §3). */
export const creditNoteRow = object({
  customerNumber: field('Klantnummer', customerNumberText()),
  number: field('Factuurnummer', requiredText()),
  date: field('Factuurdatum', date()),
  deliveryDate: field('voorziene_leverdatum', nullable(date())),
  total: field('TotaalBedrag', amount()),
  notes: field('Notities', text()),
  /** Whether it was made here: then it has lines, and can be opened. Imported ones have none. */
  hasLines: field('met_lijnen', boolean()),
});

export interface CreditNoteRow extends Infer<typeof creditNoteRow> {}

/** The credit notes of a customer (spec §7). */
export const creditNotePage = object({
  creditNotes: field('creditnotas', pagedList<CreditNoteRow>(creditNoteRow)),
});

/** How a credit note is settled: repaid from a bank account, or set off against an invoice. */
export const settlementForm = object({
  date: field('Datum', date()),
  amount: field('Bedrag', amount()),
  /** The account that it was repaid from; 0 means none. */
  bankId: field('FK_Bank', integer({ min: 0 })),
  /** The open invoice of the same customer that it is set off against; empty when it was repaid. */
  invoiceNumber: field('Factuurnummer', text()),
});

export interface SettlementForm extends Infer<typeof settlementForm> {}
