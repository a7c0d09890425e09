import { boolean } from '../codec/scalars/boolean.ts';
import { choice } from '../codec/scalars/choice.ts';
import type { Infer } from '../codec/Codec.ts';
import { date } from '../codec/scalars/date.ts';
import { amount, integer } from '../codec/scalars/decimal.ts';
import { instant } from '../codec/scalars/instant.ts';
import { list } from '../codec/list.ts';
import { field, object } from '../codec/object.ts';
import { nullable } from '../codec/optional.ts';
import { customerNumberText, requiredText, text } from '../codec/scalars/text.ts';
import { documentKind } from './documentStatus.ts';
import { pagedList } from './pagedList.ts';

/** A reason why an invoice cannot be sent as e-invoice, or a warning. */
export const eInvoiceFinding = object({
  /** A rule of EN 16931 or of Peppol, a law, or `own`. */
  rule: field('regel', requiredText()),
  /** `stop`: no e-invoice can be made of it. */
  severity: field('ernst', choice({ stop: 'stop', warning: 'waarschuwing', info: 'informatie' })),
  /** A sentence in Dutch, to show as it is. */
  message: field('bericht', requiredText()),
  /** Where it is fixed. */
  place: field('plaats', choice({ document: 'document', customer: 'klant', company: 'bedrijf' })),
  /** The field there, by its path in the form: `lines.2.vatCode`. */
  field: field('veld', text()),
});

export interface EInvoiceFinding extends Infer<typeof eInvoiceFinding> {}

/** How an invoice is issued: its XML is downloaded, or it is declared that it was sent otherwise. */
const method = () => choice({ download: 'download', declared: 'aangegeven' });

/** Whether an e-invoice is to be sent, and whether it was. */
export const eInvoiceStatus = () =>
  choice({ notNeeded: 'niet nodig', toSend: 'nog niet verstuurd', sent: 'verstuurd' });

/** The status of the e-invoice of an invoice (docs/decisions/0028). */
export const eInvoice = object({
  status: field('status', eInvoiceStatus()),
  receiver: field('ontvanger', text()),
  /** `0208:0403170701`; '' when it is not known. */
  participant: field('peppol_id', text()),
  total: field('TotaalBedrag', amount()),
  hasPdf: field('met_pdf', boolean()),
  findings: field('bevindingen', list<EInvoiceFinding>(eInvoiceFinding)),
  /** When it was issued; null while it can be changed. */
  issuedAt: field('uitgereikt_op', nullable(instant())),
  issuedBy: field('uitgereikt_door', text()),
  method: field('wijze', nullable(method())),
  /** Whether it is issued as XML: `getEInvoiceXml` gives it. */
  hasXml: field('met_xml', boolean()),
  /** Whether it was ever issued: then its number is used, and it is not removed, also after a release. */
  isNumberUsed: field('nummer_gebruikt', boolean()),
});

export interface EInvoice extends Infer<typeof eInvoice> {}

/** The e-invoice of an invoice as answers carry it. */
export const eInvoiceAnswer = object({ eInvoice: field<EInvoice>('efactuur', eInvoice) });

/** How to issue it. */
export const issueForm = object({ method: field('wijze', method()) });

/** Why an issued invoice is given back. */
export const releaseQuery = object({ reason: field('reden', requiredText()) });

/** An invoice or a credit note whose e-invoice is still to be sent. */
export const eInvoiceToSend = object({
  kind: field('type', documentKind()),
  number: field('Factuurnummer', requiredText()),
  date: field('Factuurdatum', date()),
  customerNumber: field('Klantnummer', customerNumberText()),
  companyName: field('NaamBedrijf', text()),
  total: field('TotaalBedrag', amount()),
  /** The ETag of the document that the findings are about: `issueEInvoice` takes it. */
  version: field('versie', requiredText()),
  findings: field('bevindingen', list(eInvoiceFinding)),
});

export type EInvoiceToSend = Infer<typeof eInvoiceToSend>;

/** One page of the invoices to send. */
export const eInvoicesToSendPage = object({
  eInvoices: field('efacturen', pagedList(eInvoiceToSend)),
});

/** A business with a Belgian VAT number to which no e-invoice can be sent, and why. */
export const customerWithoutEInvoice = object({
  number: field('Klantnummer', customerNumberText()),
  companyName: field('NaamBedrijf', text()),
  findings: field('bevindingen', list(eInvoiceFinding)),
});

export type CustomerWithoutEInvoice = Infer<typeof customerWithoutEInvoice>;

/** One page of the customers to which no e-invoice can be sent. */
export const customersWithoutEInvoicePage = object({
  customers: field('klanten', pagedList(customerWithoutEInvoice)),
});

/** The numbers of e-invoices with work to do. */
export const eInvoiceCounts = object({
  /** Invoices and credit notes whose e-invoice is still to be sent. */
  toSend: field('nog_te_versturen', integer({ min: 0 })),
  /** Businesses with a Belgian VAT number to which no e-invoice can be sent. */
  customers: field('klanten_zonder_efactuur', integer({ min: 0 })),
});

export type EInvoiceCounts = Infer<typeof eInvoiceCounts>;
