import type { calls } from '@facturatie/api-contract';

type CallName = keyof typeof calls;

/** The tests that are about a call, in packages/server/src. Those that are about every call are not named. */
export const callTests: Readonly<Record<CallName, readonly string[]>> = {
  login: ['routes/login.test.ts'],
  logout: ['routes/logout.test.ts'],
  listCustomers: ['routes/customers.test.ts', 'database/customers/listCustomers.test.ts'],
  listCustomerGroups: ['routes/customerGroups.test.ts'],
  getNewCustomerData: ['routes/customers.test.ts'],
  getCustomer: ['routes/customers.test.ts'],
  createCustomer: ['routes/customers.test.ts'],
  updateCustomer: ['routes/customers.test.ts', 'routes/givenAgain.test.ts'],
  listCustomerQuotes: ['routes/documentLists.test.ts'],
  listCustomerInvoices: ['routes/documentLists.test.ts'],
  listCustomerPayments: ['routes/payments.test.ts'],
  listCustomerCreditNotes: ['routes/documentLists.test.ts'],
  getCustomerGroup: ['routes/customerGroups.test.ts'],
  createCustomerGroup: ['routes/customerGroups.test.ts'],
  updateCustomerGroup: ['routes/customerGroups.test.ts'],
  deleteCustomerGroup: ['routes/customerGroups.test.ts', 'routes/givenAgain.test.ts'],
  listSalesDocuments: ['routes/documentLists.test.ts'],
  getNewDocumentData: ['routes/documentLists.test.ts'],
  createSalesDocument: ['routes/salesDocuments.test.ts'],
  updateSalesDocument: ['routes/updateSalesDocument.test.ts', 'routes/givenAgain.test.ts'],
  getSalesDocument: ['routes/salesDocuments.test.ts'],
  getPaymentLookups: ['routes/payments.test.ts'],
  createPayment: ['routes/payments.test.ts'],
  listDueDates: ['routes/payments.test.ts'],
  listArticles: ['routes/articles.test.ts'],
  listRecurringInvoices: ['routes/recurringInvoices.test.ts'],
  lookUpVatNumber: ['routes/lookUpVatNumber.test.ts'],
  getProductByCode: ['routes/getProductByCode.test.ts', 'auth/requestSession.test.ts'],
  removeInvoice: ['routes/removeInvoice.test.ts', 'routes/givenAgain.test.ts'],
  saveInvoice: ['routes/saveInvoice.test.ts'],
  getInvoicePdf: ['routes/getInvoicePdf.test.ts'],
};
