import type { DocumentKind } from '@facturatie/api-contract';
import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

/** The last number given in a series: one series per kind and year, without gaps. */
export interface NumberSeriesTable {
  kind: string;
  year: number;
  lastSequence: number;
}

/** Quotes, invoices and credit notes. Amounts are cents, and of a credit note positive too. */
export interface SalesDocumentsTable {
  id: Generated<number>;
  kind: DocumentKind;
  /** Year, type code and counter: 20261100042. */
  number: string;
  year: number;
  sequence: number;
  date: string;
  dueDate: string;
  deliveryDate: string;
  reference: Generated<string>;
  /** Printed on the document. */
  remarks: Generated<string>;
  /** Internal: never shown to the customer. */
  notes: Generated<string>;
  customerId: number;
  /** The name of the customer as it was when the document was saved. */
  companyName: string;
  /** The rest of the customer as it was then; see `Buyer`. */
  buyer: string;
  countingType: string;
  /** Hundredths of a percent, 0 to 10000. */
  discount: Generated<number>;
  /** The margin assumed for lines without an article when the document was saved. */
  defaultMargin: number;
  /** The quote that an invoice was made of. */
  quoteId: number | null;
  /** The invoice that a credit note credits; null of any other document. */
  creditedId: number | null;
  /** `toSend` while an e-invoice is required and not issued, `sent` once it is issued, else ''. */
  eInvoiceStatus: Generated<'' | 'toSend' | 'sent'>;
  /** The totals under the engine's names; what is to be paid is the total. */
  lineNet: number;
  allowance: number;
  net: number;
  vat: number;
  total: number;
  vatWithoutAllowance: number;
  totalWithoutAllowance: number;
  /** The text that is searched; see `salesDocumentSearchText`. */
  searchText: string;
  /** Changes with every save, see `newVersion`: with the id it is the ETag of the document. */
  version: Generated<number>;
}

/** The lines of documents: only the input; the engine recalculates the rest. */
export interface SalesDocumentLinesTable {
  id: Generated<number>;
  documentId: number;
  /** From 0. */
  sequence: number;
  type: 'text' | 'article';
  nature: 'goods' | 'service' | null;
  /** '' when the line has no article. */
  articleNumber: Generated<string>;
  description: Generated<string>;
  /** Thousandths. */
  quantity: number | null;
  /** Ten-thousandths of a euro. */
  unitPrice: number | null;
  /** Hundredths of a percent. */
  discount: number | null;
  vatCode: number | null;
  /** Hundredths of a percent, as it was when the line was saved. */
  vatRate: number | null;
  /** The article's, in ten-thousandths of a euro; null when the line has no article. */
  purchasePrice: number | null;
  tracksStock: Generated<Flag>;
  /** Thousandths. */
  delivered: Generated<number>;
  /** Thousandths. */
  toDeliver: Generated<number>;
  /** Thousandths. */
  backordered: Generated<number>;
  supplierCode: Generated<string>;
  manufacturerCode: Generated<string>;
  unitId: number | null;
  description2: Generated<string>;
  description3: Generated<string>;
}

/** What is to be paid of each invoice: `amount` less `paid` less `credited`, in cents, never below 0. */
export interface DueDatesTable {
  code: Generated<number>;
  documentId: number;
  customerId: number;
  date: string;
  amount: number;
  paid: Generated<number>;
  credited: Generated<number>;
  /** 1 when nothing is to be paid any more. */
  settled: Flag;
  /** How it was last paid; '' before the first payment. */
  method: Generated<string>;
  /** The text that is searched; see `salesDocumentSearchText`. */
  searchText: string;
}

export interface PaymentsTable {
  id: Generated<number>;
  dueDateCode: number;
  customerId: number;
  date: string;
  amount: number;
  bankId: number | null;
  method: string;
  notes: Generated<string>;
}

/** Invoices that were issued, for good: an issued invoice is not changed (docs/decisions/0028). */
export interface EInvoicesTable {
  id: Generated<number>;
  documentId: number;
  /** How it was sent: the XML was downloaded, or a user declared that it was sent otherwise. */
  method: 'download' | 'declared';
  /** `0208:0403170701`; '' where it was declared. */
  participant: Generated<string>;
  /** The XML as downloaded; '' when declared. */
  xml: Generated<string>;
  /** The PDF of that moment, in base64; '' where this server prints none. */
  pdf: Generated<string>;
  /** Of `xml`, hexadecimal. */
  xmlSha256: Generated<string>;
  issuedAt: number;
  issuedBy: string;
  /** Null while it is issued. */
  releasedAt: number | null;
  releasedBy: Generated<string>;
  releaseReason: Generated<string>;
}

/**
 * What each credit note gives back, in cents. What of its total is neither open nor settled lowered what
 * is to be paid of its invoice. Those of imports and demo data have no document of their own, and
 * nothing open.
 */
export interface CreditNotesTable {
  id: Generated<number>;
  number: string;
  customerId: number;
  /** The invoice that it credits. */
  documentId: number | null;
  /** The document that holds its lines; null of an imported one. */
  ownDocumentId: number | null;
  /** What is still to be repaid or set off, never below 0. */
  open: Generated<number>;
  date: string;
  deliveryDate: string | null;
  total: number;
  notes: Generated<string>;
}

/** What was repaid of a credit note, or set off against another invoice of its customer. */
export interface CreditSettlementsTable {
  id: Generated<number>;
  creditNoteId: number;
  date: string;
  /** Cents, above 0. */
  amount: number;
  /** The account that it was repaid from. */
  bankId: number | null;
  /** What it was set off against; null when it was repaid. */
  dueDateCode: number | null;
}

/** How often a recurring invoice comes. */
export const frequencies = ['weekly', 'monthly', 'quarterly', 'halfYearly', 'yearly'] as const;

export type Frequency = (typeof frequencies)[number];

/** From imports and demo data: no call makes them (docs/decisions/0001). */
export interface RecurringInvoicesTable {
  id: Generated<number>;
  customerId: number;
  /** The invoice that is made again. */
  documentNumber: string;
  lastDate: string | null;
  nextDate: string | null;
  frequency: Frequency;
}

/** Responses to requests that create something, by idempotency key. */
export interface RequestKeysTable {
  userId: number;
  key: string;
  /** sha256 of what was asked, hexadecimal: another request with the same key is refused. */
  request: string;
  /** The body of the answer, JSON. */
  answer: string;
  /** The ETag of the answer; '' when it has none. */
  version: Generated<string>;
  createdAt: number;
}

/** All changes: author, time, and the record before and after as JSON. */
export interface ChangesTable {
  id: Generated<number>;
  changedAt: number;
  /** Null for what an operator's command changed. */
  userId: number | null;
  userName: string;
  action: 'created' | 'updated' | 'removed';
  thing: ChangedThing;
  thingId: number;
  before: string | null;
  after: string | null;
}

/** What can change. */
export type ChangedThing =
  | 'article'
  | 'bank'
  | 'company'
  | 'creditSettlement'
  | 'customer'
  | 'customerGroup'
  | 'payment'
  | 'peppolCustomer'
  | 'representative'
  | 'salesDocument'
  | 'user'
  | 'vatGroup';
