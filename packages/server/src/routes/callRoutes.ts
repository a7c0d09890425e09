import type { CallRoute } from '../http/callRoute.ts';
import { createCustomerRoute } from './createCustomer.ts';
import { createCustomerGroupRoute } from './createCustomerGroup.ts';
import { createSalesDocumentRoute } from './createSalesDocument.ts';
import { createPaymentRoute } from './createPayment.ts';
import { deleteCustomerGroupRoute } from './deleteCustomerGroup.ts';
import { getCustomerRoute } from './getCustomer.ts';
import { getCustomerGroupRoute } from './getCustomerGroup.ts';
import { getNewCustomerDataRoute } from './getNewCustomerData.ts';
import { getNewDocumentDataRoute } from './getNewDocumentData.ts';
import { getSalesDocumentRoute } from './getSalesDocument.ts';
import {
  getEInvoiceRoute,
  issueEInvoiceRoute,
  releaseEInvoiceRoute,
  getEInvoiceXmlRoute,
  previewEInvoiceRoute,
} from './eInvoices.ts';
import { getInvoicePdfRoute } from './getInvoicePdf.ts';
import { getCustomerPeppolRoute, updateCustomerPeppolRoute } from './peppol.ts';
import { getPaymentLookupsRoute } from './getPaymentLookups.ts';
import { listArticlesRoute } from './listArticles.ts';
import { getProductByCodeRoute } from './getProductByCode.ts';
import { listCustomerCreditNotesRoute } from './listCustomerCreditNotes.ts';
import { listCustomerGroupsRoute } from './listCustomerGroups.ts';
import { listCustomerInvoicesRoute } from './listCustomerInvoices.ts';
import { listCustomerPaymentsRoute } from './listCustomerPayments.ts';
import { listCustomerQuotesRoute } from './listCustomerQuotes.ts';
import { listCustomersRoute } from './listCustomers.ts';
import { listDueDatesRoute } from './listDueDates.ts';
import { listRecurringInvoicesRoute } from './listRecurringInvoices.ts';
import { listSalesDocumentsRoute } from './listSalesDocuments.ts';
import { loginRoute } from './login.ts';
import { logoutRoute } from './logout.ts';
import { lookUpVatNumberRoute } from './lookUpVatNumber.ts';
import { removeInvoiceRoute } from './removeInvoice.ts';
import { saveInvoiceRoute } from './saveInvoice.ts';
import { settleCreditNoteRoute } from './settleCreditNote.ts';
import { updateCustomerRoute } from './updateCustomer.ts';
import { updateCustomerGroupRoute } from './updateCustomerGroup.ts';
import { updateSalesDocumentRoute } from './updateSalesDocument.ts';

/** What answers each call of the contract. */
export const callRoutes: readonly CallRoute[] = [
  loginRoute,
  logoutRoute,
  listCustomersRoute,
  listCustomerGroupsRoute,
  getNewCustomerDataRoute,
  getCustomerRoute,
  createCustomerRoute,
  updateCustomerRoute,
  getCustomerPeppolRoute,
  updateCustomerPeppolRoute,
  listCustomerQuotesRoute,
  listCustomerInvoicesRoute,
  listCustomerPaymentsRoute,
  listCustomerCreditNotesRoute,
  getCustomerGroupRoute,
  createCustomerGroupRoute,
  updateCustomerGroupRoute,
  deleteCustomerGroupRoute,
  listSalesDocumentsRoute,
  getNewDocumentDataRoute,
  createSalesDocumentRoute,
  updateSalesDocumentRoute,
  getSalesDocumentRoute,
  getPaymentLookupsRoute,
  createPaymentRoute,
  listDueDatesRoute,
  listArticlesRoute,
  listRecurringInvoicesRoute,
  lookUpVatNumberRoute,
  getProductByCodeRoute,
  removeInvoiceRoute,
  saveInvoiceRoute,
  getInvoicePdfRoute,
  getEInvoiceRoute,
  issueEInvoiceRoute,
  releaseEInvoiceRoute,
  getEInvoiceXmlRoute,
  previewEInvoiceRoute,
  settleCreditNoteRoute,
];
