import { createCustomer } from './createCustomer.ts';
import { createCustomerGroup } from './createCustomerGroup.ts';
import { createSalesDocument } from './createSalesDocument.ts';
import { createPayment } from './createPayment.ts';
import { deleteCustomerGroup } from './deleteCustomerGroup.ts';
import { getCustomer } from './getCustomer.ts';
import { getCustomerGroup } from './getCustomerGroup.ts';
import { getCustomerPeppol } from './getCustomerPeppol.ts';
import { getEInvoice } from './getEInvoice.ts';
import { issueEInvoice } from './issueEInvoice.ts';
import { releaseEInvoice } from './releaseEInvoice.ts';
import { getEInvoiceXml } from './getEInvoiceXml.ts';
import { previewEInvoice } from './previewEInvoice.ts';
import { getInvoicePdf } from './getInvoicePdf.ts';
import { getNewCustomerData } from './getNewCustomerData.ts';
import { getNewDocumentData } from './getNewDocumentData.ts';
import { getSalesDocument } from './getSalesDocument.ts';
import { getPaymentLookups } from './getPaymentLookups.ts';
import { listArticles } from './listArticles.ts';
import { getProductByCode } from './getProductByCode.ts';
import { listCustomerCreditNotes } from './listCustomerCreditNotes.ts';
import { listCustomerGroups } from './listCustomerGroups.ts';
import { listCustomerInvoices } from './listCustomerInvoices.ts';
import { listCustomerPayments } from './listCustomerPayments.ts';
import { listCustomerQuotes } from './listCustomerQuotes.ts';
import { listCustomers } from './listCustomers.ts';
import { listDueDates } from './listDueDates.ts';
import { listRecurringInvoices } from './listRecurringInvoices.ts';
import { listSalesDocuments } from './listSalesDocuments.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { lookUpVatNumber } from './lookUpVatNumber.ts';
import { removeInvoice } from './removeInvoice.ts';
import { saveInvoice } from './saveInvoice.ts';
import { settleCreditNote } from './settleCreditNote.ts';
import { updateCustomer } from './updateCustomer.ts';
import { updateCustomerPeppol } from './updateCustomerPeppol.ts';
import { updateCustomerGroup } from './updateCustomerGroup.ts';
import { updateSalesDocument } from './updateSalesDocument.ts';

/** Every call of the API by its name, in the order of the product specification (§7). */
export const calls = {
  login,
  logout,
  listCustomers,
  listCustomerGroups,
  getNewCustomerData,
  getCustomer,
  createCustomer,
  updateCustomer,
  getCustomerPeppol,
  updateCustomerPeppol,
  listCustomerQuotes,
  listCustomerInvoices,
  listCustomerPayments,
  listCustomerCreditNotes,
  getCustomerGroup,
  createCustomerGroup,
  updateCustomerGroup,
  deleteCustomerGroup,
  listSalesDocuments,
  getNewDocumentData,
  createSalesDocument,
  updateSalesDocument,
  getSalesDocument,
  getPaymentLookups,
  createPayment,
  listDueDates,
  listArticles,
  listRecurringInvoices,
  lookUpVatNumber,
  getProductByCode,
  removeInvoice,
  saveInvoice,
  getInvoicePdf,
  getEInvoice,
  issueEInvoice,
  releaseEInvoice,
  getEInvoiceXml,
  previewEInvoice,
  settleCreditNote,
} as const;
