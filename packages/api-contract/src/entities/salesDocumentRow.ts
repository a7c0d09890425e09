import { choice } from '../codec/scalars/choice.ts';
import { boolean } from '../codec/scalars/boolean.ts';
import type { Infer } from '../codec/Codec.ts';
import { date } from '../codec/scalars/date.ts';
import { amount } from '../codec/scalars/decimal.ts';
import { field, object } from '../codec/object.ts';
import { nullable, withDefault } from '../codec/optional.ts';
import { customerNumberText, requiredText, text } from '../codec/scalars/text.ts';
import { eInvoiceStatus } from './eInvoice.ts';
import { documentKind, documentStatus, invoiceStatus } from './documentStatus.ts';
import { listQuery, pagedList } from './pagedList.ts';

/** A sales document as lists show it (spec §3). */
export const salesDocumentRow = object({
  kind: field('type', documentKind()),
  number: field('Factuurnummer', requiredText()),
  date: field('Factuurdatum', date()),
  customerNumber: field('Klantnummer', customerNumberText()),
  companyName: field('NaamBedrijf', text()),
  reference: field('Referentie', text()),
  net: field('TotaalNetto', amount()),
  total: field('TotaalBedrag', amount()),
  status: field('Status', documentStatus()),
  /** The status again where it is an invoice's, under the name that its list knows (spec §2). */
  paymentStatus: field('status_bet_kl', nullable(invoiceStatus())),
  /** Whether an invoice was made of this quote. */
  isConverted: field('Omgezet', boolean()),
  dueDate: field('Vervaldatum', date()),
  /** How far its e-invoice is; null of a quote (docs/decisions/0028). */
  eInvoiceStatus: field('efactuur', nullable(eInvoiceStatus())),
});

export interface SalesDocumentRow extends Infer<typeof salesDocumentRow> {}

/** A quote or an invoice as the tabs of a customer show it (spec §3). */
export const customerDocumentRow = object({
  status: field('Status', documentStatus()),
  number: field('Factuurnummer', requiredText()),
  date: field('CreaDate', date()),
  dueDate: field('Vervaldatum', date()),
  companyName: field('NaamBedrijf', text()),
  total: field('TotaalBedrag', amount()),
  /** The open amount of an invoice; null of a quote. */
  balance: field('saldo', nullable(amount())),
});

export interface CustomerDocumentRow extends Infer<typeof customerDocumentRow> {}

/** Which documents: 10 quotes, 11 invoices, 12 credit notes, -1 (by default) all (spec §9). */
export const salesDocumentQuery = object({
  kind: field(
    'type',
    withDefault(choice({ all: -1, quote: 10, invoice: 11, creditNote: 12 }), 'all'),
  ),
  ...listQuery.fields,
});

/** The answer to a list of documents (spec §7). */
export const salesDocumentPage = object({
  documents: field('verkoopdocumenten', pagedList<SalesDocumentRow>(salesDocumentRow)),
});

/** The quotes of a customer (spec §7). */
export const customerQuotePage = object({
  quotes: field('offertes', pagedList<CustomerDocumentRow>(customerDocumentRow)),
});

/** The invoices of a customer (spec §7). */
export const customerInvoicePage = object({
  invoices: field('facturen', pagedList<CustomerDocumentRow>(customerDocumentRow)),
});
