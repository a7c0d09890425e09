import { type Cents, documentRules, percent, validateDocument } from '@facturatie/invoice-engine';
import { choice } from '../codec/scalars/choice.ts';
import { boolean } from '../codec/scalars/boolean.ts';
import { checked } from '../codec/checked.ts';
import type { Codec, Infer } from '../codec/Codec.ts';
import { date } from '../codec/scalars/date.ts';
import { amount, integer, percentage } from '../codec/scalars/decimal.ts';
import { list } from '../codec/list.ts';
import { field, inline, object } from '../codec/object.ts';
import { nullable, withDefault } from '../codec/optional.ts';
import { customerNumberText, requiredText, text } from '../codec/scalars/text.ts';
import { type CustomerRow, customerRow } from './customerRow.ts';
import { type DocumentSettings, documentSettings } from './documentSettings.ts';
import { type DocumentKind, documentKind, documentStatus } from './documentStatus.ts';
import { eInvoiceStatus } from './eInvoice.ts';
import { type SalesDocumentLine, salesDocumentLine } from './salesDocumentLine.ts';

/** The totals of a document under the engine's names (docs/calculation.md). */
function totalsOf<T extends Cents | null>(total: () => Codec<T>) {
  return object({
    lineNet: field('TotaalExclBTW', total()),
    allowance: field('KortingEH', total()),
    net: field('TotaalNetto', total()),
    vat: field('TotaalBTW', total()),
    total: field('TotaalBedrag', total()),
    payable: field('te_betalen', total()),
    vatWithoutAllowance: field('TotaalBTWZNDRKRTNG', total()),
    totalWithoutAllowance: field('TotaalInclBTW', total()),
  });
}

/** What staff fill in at the head of a document (spec §3). */
const head = object({
  /** Its place in its series; -1 until it has one. */
  sequence: field('faVolgnummer', withDefault(integer(), -1)),
  number: field('Factuurnummer', text()),
  date: field('Factuurdatum', date()),
  dueDate: field('Vervaldatum', date()),
  deliveryDate: field('voorziene_leverdatum', date()),
  reference: field('Referentie', text()),
  /** Internal: never shown to the customer. */
  notes: field('Notities', text()),
  /** Printed on the document. */
  remarks: field('DocumentOpmerkingen', text()),
  customer: inline(
    object({
      number: field('Klantnummer', customerNumberText()),
      name: field('NaamBedrijf', text()),
    }),
  ),
  countingType: field('klTypeTelling', text()),
  discount: field('KortingsPercentage', withDefault(percentage(), percent(0))),
  /** The quote that an invoice was made of; empty means none (docs/decisions/0001, Omgezet). */
  quoteNumber: field('Offertenummer', text()),
  /** The invoice that a credit note credits; empty on any other document (docs/decisions/0031). */
  creditedNumber: field('GecrediteerdeFactuur', text()),
  lines: field('details', list<SalesDocumentLine>(salesDocumentLine)),
});

/** What a save of a document sends (spec §3, §7), by the rules of the form (spec §5). */
export const salesDocumentForm = checked(
  object({ ...head.fields, totals: inline(totalsOf(() => nullable(amount()))) }),
  { rules: documentRules, validate: validateDocument },
);

export interface SalesDocumentForm extends Infer<typeof salesDocumentForm> {}

/** A quote, an invoice or a credit note with all that only the server knows of it (spec §3, §7). */
export const salesDocument = object({
  kind: field('type', documentKind()),
  ...head.fields,
  totals: inline(totalsOf(amount)),
  status: field('Status', documentStatus()),
  isConverted: field('Omgezet', boolean()),
  /** The invoice that was made of a quote; empty when there is none. */
  invoiceNumber: field('OmgezetNaar', text()),
  /** The numbers of the credit notes made of an invoice, in the order of their numbers. */
  creditNotes: field('GecrediteerdMet', list(requiredText())),
  /** The open amount of an invoice, or to be repaid of a credit note; null of a quote. */
  balance: field('saldo', nullable(amount())),
  /** The margin that lines without an article are assumed to make, at the time of saving. */
  defaultMargin: field('ART_DEF_MARGE', percentage()),
  customerDetails: field<CustomerRow>('klant', customerRow),
});

export interface SalesDocument extends Infer<typeof salesDocument> {}

/** A sales document as answers carry it (spec §7). */
export const salesDocumentAnswer = object({
  document: field<SalesDocument>('document', salesDocument),
});

/** A saved sales document, with a warning (docs/decisions/0001). */
export const savedSalesDocument = object({
  ...salesDocumentAnswer.fields,
  /** A sentence in Dutch, to show as it is; empty when there is none. */
  warning: field('waarschuwing', text()),
  /** How far its e-invoice is; null of a quote. */
  eInvoiceStatus: field('efactuur', nullable(eInvoiceStatus())),
});

/** A sales document, and the settings of the editor (spec §7). */
export const salesDocumentWithSettings = object({
  ...salesDocumentAnswer.fields,
  settings: inline<DocumentSettings>(documentSettings),
});

/** The document that a path names by its number. */
export const salesDocumentParams = object({ number: field('id', requiredText()) });

/** The kind of a new document (spec §7). */
export const newDocumentParams = object({
  kind: field(
    'kind',
    choice<DocumentKind>({ quote: 'offerte', invoice: 'factuur', creditNote: 'creditnota' }),
  ),
});

/** The document to remove (spec §7 Remove). */
export const removalQuery = object({ number: field('invoiceno', requiredText()) });

/** The document to print (spec §7 generatepdf). */
export const pdfQuery = object({ number: field('InvoiceNo', requiredText()) });
