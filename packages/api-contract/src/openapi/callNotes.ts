/** What the document says of a call that the call itself does not. */
export interface CallNotes {
  readonly summary: string;
  /** Statuses of refusals that follow from nothing in the declaration. */
  readonly refusals?: readonly number[];
}

/** By the name of the call. */
export const callNotes: Readonly<Record<string, CallNotes>> = {
  login: {
    summary: 'Exchanges name and password for the user and an access token.',
    refusals: [401, 429],
  },
  logout: { summary: 'Ends the session of the token it carries.' },
  listCustomers: { summary: 'One page of customers, optionally those that match a search.' },
  listCustomerGroups: { summary: 'One page of customer groups.' },
  getNewCustomerData: { summary: 'What a form for a new customer needs.' },
  getCustomer: { summary: 'A customer with the lists to choose from.' },
  createCustomer: { summary: 'Adds a customer.' },
  updateCustomer: { summary: 'Changes a customer. Its number may change too.' },
  listCustomerQuotes: { summary: 'One page of the quotes of a customer.' },
  listCustomerInvoices: { summary: 'One page of the invoices of a customer.' },
  listCustomerPayments: { summary: 'One page of the payments of a customer.' },
  listCustomerCreditNotes: { summary: 'One page of the credit notes of a customer.' },
  getCustomerGroup: { summary: 'A customer group and its customers.' },
  createCustomerGroup: { summary: 'Adds a customer group.' },
  updateCustomerGroup: { summary: 'Changes a customer group.' },
  deleteCustomerGroup: {
    summary: 'Removes a customer group that no customer belongs to.',
    refusals: [409],
  },
  getPaymentLookups: { summary: 'The lists to choose from that a payment needs.' },
  createPayment: { summary: 'Saves a payment on a due date.' },
  listDueDates: { summary: 'One page of due dates.' },
  listSalesDocuments: { summary: 'One page of quotes, of invoices, or of both.' },
  getNewDocumentData: { summary: 'What the editor of a new quote or invoice needs.' },
  createSalesDocument: {
    summary: 'Saves a new quote or invoice under the number that it gets now.',
  },
  updateSalesDocument: { summary: 'Changes a quote or an invoice.' },
  getSalesDocument: { summary: 'A quote or an invoice, and the settings of the editor.' },
  listArticles: { summary: 'One page of articles.' },
  listRecurringInvoices: { summary: 'One page of recurring invoices.' },
  lookUpVatNumber: { summary: 'What the VAT databank says of a company.' },
  getProductByCode: { summary: 'The article of a code.', refusals: [404] },
  removeInvoice: {
    summary: 'Removes a quote, or the last invoice of its series.',
    refusals: [404, 409],
  },
  saveInvoice: { summary: 'Saves a new invoice.' },
  getInvoicePdf: { summary: 'A quote or an invoice as a PDF.', refusals: [404, 409, 501] },
};
