import type { Infer } from '../codec/Codec.ts';
import { amount, percentage } from '../codec/scalars/decimal.ts';
import { list } from '../codec/list.ts';
import { field, object } from '../codec/object.ts';
import { text } from '../codec/scalars/text.ts';

/** What of one VAT category and rate of an invoice can still be credited. */
export const creditablePart = object({
  /** Of EN 16931: `S`, `AE`; empty for lines of 0 % that have none. */
  category: field('categorie', text()),
  rate: field('ArtikelBTW', percentage()),
  taxable: field('maatstaf', amount()),
  vat: field('btw', amount()),
});

export interface CreditablePart extends Infer<typeof creditablePart> {}

/** What of an invoice can still be credited: above it no credit note is saved (docs/decisions/0031). */
export const creditable = object({
  parts: field('crediteerbaar', list<CreditablePart>(creditablePart)),
  /** With VAT. Less than the parts together where imported credit notes, which have no lines, count. */
  total: field('TotaalBedrag', amount()),
});

export interface Creditable extends Infer<typeof creditable> {}
