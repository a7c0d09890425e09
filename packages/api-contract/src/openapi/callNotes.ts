import type { calls } from '../calls/calls.ts';

/** What the document says of a call that the call itself does not. */
export interface CallNotes {
  readonly summary: string;
  /** What it is about: tools show calls under it. */
  readonly tag: Tag;
  /** When it is refused, by status, as far as that follows from nothing in the declaration. */
  readonly refusals?: Refusals;
}

/** Whole sentences, by status. */
export type Refusals = Readonly<Record<number, string>>;

type Tag =
  | 'Session'
  | 'Customers'
  | 'Customer groups'
  | 'Quotes and invoices'
  | 'Payments'
  | 'Articles'
  | 'E-invoices';

const customerUnknown = { 404: 'No customer has this number.' };

const customerFields =
  'The number is taken or cannot be one, or the group, the representative or the counting type does not exist.';

const groupUnknown = { 404: 'No group has this id.' };

const documentUnknown = { 404: 'No document has this number.' };

const invoiceUnknown = { 404: 'No invoice has this number.' };

const amountsDiffer = 'The amounts are not those that the lines give: errors says where.';

const documentFields =
  'The customer, an article, a VAT code or the counting type does not exist, a rate is not that of its VAT code, the quote does not exist or already became another invoice, or a credit note does not fit within its invoice.';

const newDocument = {
  400: amountsDiffer,
  422: `${documentFields} The date lies before the year 2000 or after next year.`,
};

const notes: Readonly<Record<keyof typeof calls, CallNotes>> = {
  login: {
    tag: 'Session',
    summary: 'Exchanges name and password for the user and an access token.',
    refusals: {
      401: 'Name or password is wrong.',
      429: 'Too many attempts with this name or from this address have failed.',
      503: 'Too many people log in at this moment.',
    },
  },
  logout: { tag: 'Session', summary: 'Ends the session of the token it carries.' },
  listCustomers: {
    tag: 'Customers',
    summary: 'One page of customers, optionally those that match a search.',
  },
  listCustomerGroups: {
    tag: 'Customer groups',
    summary: 'One page of customer groups, optionally those that match a search.',
  },
  getNewCustomerData: {
    tag: 'Customers',
    summary: 'What a form for a new customer needs: a free number and the lists to choose from.',
  },
  getCustomer: {
    tag: 'Customers',
    summary: 'A customer with the lists to choose from.',
    refusals: customerUnknown,
  },
  createCustomer: {
    tag: 'Customers',
    summary: 'Adds a customer.',
    refusals: { 422: customerFields },
  },
  updateCustomer: {
    tag: 'Customers',
    summary: 'Changes a customer. Its number may change too.',
    refusals: { ...customerUnknown, 422: customerFields },
  },
  getCustomerPeppol: {
    tag: 'E-invoices',
    summary: 'Where a customer receives e-invoices, and what it asks of them.',
    refusals: customerUnknown,
  },
  updateCustomerPeppol: {
    tag: 'E-invoices',
    summary: 'Changes where a customer receives e-invoices, and what it asks of them.',
    refusals: {
      ...customerUnknown,
      422: 'The Peppol id is malformed, its scheme is not known, or its check digits are wrong.',
    },
  },
  listCustomerQuotes: {
    tag: 'Customers',
    summary: 'One page of the quotes of a customer.',
    refusals: customerUnknown,
  },
  listCustomerInvoices: {
    tag: 'Customers',
    summary: 'One page of the invoices of a customer.',
    refusals: customerUnknown,
  },
  listCustomerPayments: {
    tag: 'Customers',
    summary: 'One page of the payments of a customer.',
    refusals: customerUnknown,
  },
  listCustomerCreditNotes: {
    tag: 'Customers',
    summary: 'One page of the credit notes of a customer.',
    refusals: customerUnknown,
  },
  getCustomerGroup: {
    tag: 'Customer groups',
    summary: 'A customer group and its customers: all, or one page of them.',
    refusals: groupUnknown,
  },
  createCustomerGroup: { tag: 'Customer groups', summary: 'Adds a customer group.' },
  updateCustomerGroup: {
    tag: 'Customer groups',
    summary: 'Changes a customer group.',
    refusals: groupUnknown,
  },
  deleteCustomerGroup: {
    tag: 'Customer groups',
    summary: 'Removes a customer group that no customer belongs to.',
    refusals: { ...groupUnknown, 409: 'Customers still belong to it.' },
  },
  getPaymentLookups: {
    tag: 'Payments',
    summary: 'The lists to choose from that a payment needs: methods and banks.',
  },
  createPayment: {
    tag: 'Payments',
    summary: 'Saves a payment on a due date and answers how that stands now.',
    refusals: {
      422: 'The due date, the method or the bank does not exist, the due date is another customer’s, or the amount is more than is left to pay.',
    },
  },
  listDueDates: {
    tag: 'Payments',
    summary: 'One page of due dates, those still to be paid first and the oldest of them first.',
  },
  listSalesDocuments: {
    tag: 'Quotes and invoices',
    summary: 'One page of quotes, of invoices, of credit notes or of all, the newest first.',
  },
  getNewDocumentData: {
    tag: 'Quotes and invoices',
    summary:
      'What the editor of a new quote or invoice needs; the number is the next one and is not reserved.',
  },
  createSalesDocument: {
    tag: 'Quotes and invoices',
    summary: 'Saves a new quote, invoice or credit note under the number that it gets now.',
    refusals: { ...newDocument, 404: 'The kind is none of offerte, factuur and creditnota.' },
  },
  updateSalesDocument: {
    tag: 'Quotes and invoices',
    summary: 'Changes a quote or an invoice.',
    refusals: {
      400: amountsDiffer,
      ...documentUnknown,
      422: `${documentFields} The number changes, or the year of the date. The total falls below what is paid or credited, or the customer of such an invoice changes.`,
    },
  },
  getSalesDocument: {
    tag: 'Quotes and invoices',
    summary: 'A quote or an invoice, and the settings of the editor.',
    refusals: documentUnknown,
  },
  listArticles: {
    tag: 'Articles',
    summary: 'One page of articles, optionally those that match a search.',
  },
  listRecurringInvoices: {
    tag: 'Quotes and invoices',
    summary: 'One page of recurring invoices, optionally those that match a search.',
  },
  lookUpVatNumber: {
    tag: 'Customers',
    summary: 'What the VAT databank says of a company.',
    refusals: {
      422: 'This is no Belgian VAT number, or the databank does not know it as active.',
      503: 'The VAT databank does not answer.',
    },
  },
  getProductByCode: {
    tag: 'Articles',
    summary: 'The article with exactly this number.',
    refusals: { 404: 'No article has this number.' },
  },
  removeInvoice: {
    tag: 'Quotes and invoices',
    summary: 'Removes a quote, or the last invoice of its year.',
    refusals: {
      ...documentUnknown,
      409: 'It is not the last invoice of its year, something is paid or credited on it, an invoice was made of it, or it belongs to a recurring invoice.',
    },
  },
  saveInvoice: {
    tag: 'Quotes and invoices',
    summary: 'Saves a new invoice under the number that it gets now.',
    refusals: newDocument,
  },
  getInvoicePdf: {
    tag: 'Quotes and invoices',
    summary: 'A quote or an invoice as a PDF.',
    refusals: {
      ...documentUnknown,
      409: 'The data of the own company is not filled in yet.',
      501: 'This server makes no PDF: it runs inside a page.',
    },
  },
  getEInvoice: {
    tag: 'E-invoices',
    summary: 'How far the e-invoice of an invoice is, and what stands in its way.',
    refusals: invoiceUnknown,
  },
  issueEInvoice: {
    tag: 'E-invoices',
    summary: 'Issues an invoice: from then on it is not changed.',
    refusals: {
      ...invoiceUnknown,
      409: 'It is issued already, or findings stop it.',
    },
  },
  releaseEInvoice: {
    tag: 'E-invoices',
    summary: 'Releases an issued invoice that nobody received.',
    refusals: { ...invoiceUnknown, 409: 'It is not issued.' },
  },
  getEInvoiceXml: {
    tag: 'E-invoices',
    summary: 'The e-invoice of an issued invoice, as it was issued.',
    refusals: { 404: 'The document does not exist, or no XML of it is kept.' },
  },
  previewEInvoice: {
    tag: 'E-invoices',
    summary: 'The e-invoice that an invoice would give now; nothing is kept.',
    refusals: { ...invoiceUnknown, 409: 'Findings stop it.' },
  },
  settleCreditNote: {
    tag: 'Payments',
    summary: 'Repays what is open of a credit note, or sets it off against an open invoice.',
    refusals: {
      404: 'No credit note has this number.',
      422: 'The amount is not above 0 or more than is open, the bank does not exist, or no open invoice of this customer has this number.',
    },
  },
};

/** By the name of the call. */
export const callNotes: ReadonlyMap<string, CallNotes> = new Map(Object.entries(notes));
