import type { CallNote } from './CallNote.ts';
import { getProductByCode, getProductByCodeNote } from './articles/getProductByCode.ts';
import { listArticles, listArticlesNote } from './articles/listArticles.ts';
import {
  createCustomerGroup,
  createCustomerGroupNote,
} from './customerGroups/createCustomerGroup.ts';
import {
  deleteCustomerGroup,
  deleteCustomerGroupNote,
} from './customerGroups/deleteCustomerGroup.ts';
import { getCustomerGroup, getCustomerGroupNote } from './customerGroups/getCustomerGroup.ts';
import { listCustomerGroups, listCustomerGroupsNote } from './customerGroups/listCustomerGroups.ts';
import {
  updateCustomerGroup,
  updateCustomerGroupNote,
} from './customerGroups/updateCustomerGroup.ts';
import { createCustomer, createCustomerNote } from './customers/createCustomer.ts';
import { getCustomer, getCustomerNote } from './customers/getCustomer.ts';
import { getNewCustomerData, getNewCustomerDataNote } from './customers/getNewCustomerData.ts';
import {
  listCustomerCreditNotes,
  listCustomerCreditNotesNote,
} from './customers/listCustomerCreditNotes.ts';
import {
  listCustomerInvoices,
  listCustomerInvoicesNote,
} from './customers/listCustomerInvoices.ts';
import {
  listCustomerPayments,
  listCustomerPaymentsNote,
} from './customers/listCustomerPayments.ts';
import { listCustomerQuotes, listCustomerQuotesNote } from './customers/listCustomerQuotes.ts';
import { listCustomers, listCustomersNote } from './customers/listCustomers.ts';
import { lookUpVatNumber, lookUpVatNumberNote } from './customers/lookUpVatNumber.ts';
import { updateCustomer, updateCustomerNote } from './customers/updateCustomer.ts';
import { getCustomerPeppol, getCustomerPeppolNote } from './eInvoices/getCustomerPeppol.ts';
import { getEInvoice, getEInvoiceNote } from './eInvoices/getEInvoice.ts';
import { getEInvoiceCounts, getEInvoiceCountsNote } from './eInvoices/getEInvoiceCounts.ts';
import { getEInvoiceXml, getEInvoiceXmlNote } from './eInvoices/getEInvoiceXml.ts';
import { issueEInvoice, issueEInvoiceNote } from './eInvoices/issueEInvoice.ts';
import {
  listCustomersWithoutEInvoice,
  listCustomersWithoutEInvoiceNote,
} from './eInvoices/listCustomersWithoutEInvoice.ts';
import { listEInvoicesToSend, listEInvoicesToSendNote } from './eInvoices/listEInvoicesToSend.ts';
import { previewEInvoice, previewEInvoiceNote } from './eInvoices/previewEInvoice.ts';
import { releaseEInvoice, releaseEInvoiceNote } from './eInvoices/releaseEInvoice.ts';
import {
  updateCustomerPeppol,
  updateCustomerPeppolNote,
} from './eInvoices/updateCustomerPeppol.ts';
import { createPayment, createPaymentNote } from './payments/createPayment.ts';
import { getPaymentLookups, getPaymentLookupsNote } from './payments/getPaymentLookups.ts';
import { listDueDates, listDueDatesNote } from './payments/listDueDates.ts';
import { settleCreditNote, settleCreditNoteNote } from './payments/settleCreditNote.ts';
import {
  createSalesDocument,
  createSalesDocumentNote,
} from './salesDocuments/createSalesDocument.ts';
import { getCreditable, getCreditableNote } from './salesDocuments/getCreditable.ts';
import { getInvoicePdf, getInvoicePdfNote } from './salesDocuments/getInvoicePdf.ts';
import { getNewDocumentData, getNewDocumentDataNote } from './salesDocuments/getNewDocumentData.ts';
import { getSalesDocument, getSalesDocumentNote } from './salesDocuments/getSalesDocument.ts';
import {
  listRecurringInvoices,
  listRecurringInvoicesNote,
} from './salesDocuments/listRecurringInvoices.ts';
import { listSalesDocuments, listSalesDocumentsNote } from './salesDocuments/listSalesDocuments.ts';
import { removeInvoice, removeInvoiceNote } from './salesDocuments/removeInvoice.ts';
import { saveInvoice, saveInvoiceNote } from './salesDocuments/saveInvoice.ts';
import {
  updateSalesDocument,
  updateSalesDocumentNote,
} from './salesDocuments/updateSalesDocument.ts';
import { login, loginNote } from './session/login.ts';
import { logout, logoutNote } from './session/logout.ts';

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
  getEInvoiceCounts,
  listEInvoicesToSend,
  listCustomersWithoutEInvoice,
  getCreditable,
  settleCreditNote,
} as const;

/** The documentation of each call. */
export const callNotes: Readonly<Record<keyof typeof calls, CallNote>> = {
  login: loginNote,
  logout: logoutNote,
  listCustomers: listCustomersNote,
  listCustomerGroups: listCustomerGroupsNote,
  getNewCustomerData: getNewCustomerDataNote,
  getCustomer: getCustomerNote,
  createCustomer: createCustomerNote,
  updateCustomer: updateCustomerNote,
  getCustomerPeppol: getCustomerPeppolNote,
  updateCustomerPeppol: updateCustomerPeppolNote,
  listCustomerQuotes: listCustomerQuotesNote,
  listCustomerInvoices: listCustomerInvoicesNote,
  listCustomerPayments: listCustomerPaymentsNote,
  listCustomerCreditNotes: listCustomerCreditNotesNote,
  getCustomerGroup: getCustomerGroupNote,
  createCustomerGroup: createCustomerGroupNote,
  updateCustomerGroup: updateCustomerGroupNote,
  deleteCustomerGroup: deleteCustomerGroupNote,
  listSalesDocuments: listSalesDocumentsNote,
  getNewDocumentData: getNewDocumentDataNote,
  createSalesDocument: createSalesDocumentNote,
  updateSalesDocument: updateSalesDocumentNote,
  getSalesDocument: getSalesDocumentNote,
  getPaymentLookups: getPaymentLookupsNote,
  createPayment: createPaymentNote,
  listDueDates: listDueDatesNote,
  listArticles: listArticlesNote,
  listRecurringInvoices: listRecurringInvoicesNote,
  lookUpVatNumber: lookUpVatNumberNote,
  getProductByCode: getProductByCodeNote,
  removeInvoice: removeInvoiceNote,
  saveInvoice: saveInvoiceNote,
  getInvoicePdf: getInvoicePdfNote,
  getEInvoice: getEInvoiceNote,
  issueEInvoice: issueEInvoiceNote,
  releaseEInvoice: releaseEInvoiceNote,
  getEInvoiceXml: getEInvoiceXmlNote,
  previewEInvoice: previewEInvoiceNote,
  getEInvoiceCounts: getEInvoiceCountsNote,
  listEInvoicesToSend: listEInvoicesToSendNote,
  listCustomersWithoutEInvoice: listCustomersWithoutEInvoiceNote,
  getCreditable: getCreditableNote,
  settleCreditNote: settleCreditNoteNote,
};
