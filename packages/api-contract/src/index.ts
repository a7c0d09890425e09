export type { Codec, Decoded, Infer } from './codec/Codec.ts';
export { type CustomerNumber, customerNumber } from './codec/scalars/text.ts';
export type {
  DecimalShape,
  Description,
  FieldDescription,
  WireShape,
} from './codec/Description.ts';
export { wirePath } from './codec/wirePath.ts';
export { type Issue, type IssueCode, issueCode, issueCodes } from './codec/issue.ts';
export { decodeQuery, encodeQuery } from './codec/query.ts';
export {
  type Customer,
  type CustomerForm,
  type DeliveryAddress,
  type InvoiceAddress,
  customer,
  customerForm,
  deliveryAddress,
  emptyCustomer,
  invoiceAddress,
} from './entities/customer.ts';
export { type CustomerRow, customerPage, customerRow } from './entities/customerRow.ts';
export {
  type CustomerGroup,
  type CustomerGroupForm,
  type CustomerGroupRow,
  customerGroup,
  customerGroupForm,
  customerGroupRow,
} from './entities/customerGroup.ts';
export {
  type ListQuery,
  type MemberQuery,
  type PageQuery,
  type PageLink,
  type PageSize,
  type PagedList,
  listQuery,
  memberQuery,
  pageLink,
  pageQuery,
  pageSizes,
  pagedList,
} from './entities/pagedList.ts';
export { type Article, article } from './entities/article.ts';
export {
  creditable,
  type Creditable,
  creditablePart,
  type CreditablePart,
} from './entities/creditable.ts';
export {
  type CreditNoteRow,
  creditNoteRow,
  type SettlementForm,
  settlementForm,
} from './entities/creditNote.ts';
export {
  type DocumentSettings,
  type NewDocumentData,
  documentSettings,
  newDocumentData,
} from './entities/documentSettings.ts';
export {
  type DocumentKind,
  type DocumentStatus,
  type InvoiceStatus,
  creditNoteStatuses,
  documentKinds,
  invoiceStatuses,
  quoteStatuses,
} from './entities/documentStatus.ts';
export {
  type PeppolCustomer,
  type PeppolForm,
  peppolCustomer,
  peppolForm,
} from './entities/peppolCustomer.ts';
export {
  type CustomerWithoutEInvoice,
  type EInvoice,
  type EInvoiceCounts,
  type EInvoiceFinding,
  type EInvoiceToSend,
  customerWithoutEInvoice,
  eInvoice,
  eInvoiceCounts,
  eInvoiceFinding,
  eInvoiceToSend,
} from './entities/eInvoice.ts';
export { type DueDate, dueDate } from './entities/dueDate.ts';
export {
  type CustomerLookups,
  type GroupChoice,
  type KeyValue,
  type NewCustomerData,
  type RepresentativeChoice,
  customerLookups,
  groupChoice,
  keyValue,
  newCustomerData,
  representativeChoice,
} from './entities/lookups.ts';
export {
  type Bank,
  type PaymentForm,
  type PaymentLookups,
  type PaymentRow,
  paymentForm,
  bank,
  paymentLookups,
  paymentRow,
} from './entities/payment.ts';
export { type RecurringInvoice, recurringInvoice } from './entities/recurringInvoice.ts';
export {
  type SalesDocument,
  type SalesDocumentForm,
  salesDocument,
  salesDocumentForm,
} from './entities/salesDocument.ts';
export {
  type LineAmounts,
  type LineRecord,
  type SalesDocumentLine,
  lineAmounts,
  lineRecord,
  newLineRecord,
  noLineAmounts,
  salesDocumentLine,
} from './entities/salesDocumentLine.ts';
export {
  type CustomerDocumentRow,
  type SalesDocumentRow,
  customerDocumentRow,
  salesDocumentRow,
} from './entities/salesDocumentRow.ts';
export {
  type VatAnswer,
  type VatQuestion,
  vatAnswer,
  vatQuestion,
} from './entities/vatDatabank.ts';
export { type VatGroup, vatGroup } from './entities/documentSettings.ts';
export type { Entity } from './entities/callParts.ts';
export { entities } from './entities/entities.ts';
export { type Credentials, type User, credentials, signedIn, user } from './entities/user.ts';
export {
  type Call,
  type CallAuth,
  type CallInput,
  type CallOutput,
  type Versioned,
  callAuths,
} from './calls/Call.ts';
export { calls } from './calls/calls.ts';
export { createCustomer } from './calls/customers/createCustomer.ts';
export { createCustomerGroup } from './calls/customerGroups/createCustomerGroup.ts';
export { createPayment } from './calls/payments/createPayment.ts';
export { createSalesDocument } from './calls/salesDocuments/createSalesDocument.ts';
export { deleteCustomerGroup } from './calls/customerGroups/deleteCustomerGroup.ts';
export { getCreditable } from './calls/salesDocuments/getCreditable.ts';
export { getCustomer } from './calls/customers/getCustomer.ts';
export { getCustomerGroup } from './calls/customerGroups/getCustomerGroup.ts';
export { getEInvoice } from './calls/eInvoices/getEInvoice.ts';
export { getEInvoiceCounts } from './calls/eInvoices/getEInvoiceCounts.ts';
export { listEInvoicesToSend } from './calls/eInvoices/listEInvoicesToSend.ts';
export { listCustomersWithoutEInvoice } from './calls/eInvoices/listCustomersWithoutEInvoice.ts';
export { issueEInvoice } from './calls/eInvoices/issueEInvoice.ts';
export { releaseEInvoice } from './calls/eInvoices/releaseEInvoice.ts';
export { getEInvoiceXml } from './calls/eInvoices/getEInvoiceXml.ts';
export { previewEInvoice } from './calls/eInvoices/previewEInvoice.ts';
export { getCustomerPeppol } from './calls/eInvoices/getCustomerPeppol.ts';
export { updateCustomerPeppol } from './calls/eInvoices/updateCustomerPeppol.ts';
export { getInvoicePdf } from './calls/salesDocuments/getInvoicePdf.ts';
export { getNewCustomerData } from './calls/customers/getNewCustomerData.ts';
export { getNewDocumentData } from './calls/salesDocuments/getNewDocumentData.ts';
export { getPaymentLookups } from './calls/payments/getPaymentLookups.ts';
export { getProductByCode } from './calls/articles/getProductByCode.ts';
export { getSalesDocument } from './calls/salesDocuments/getSalesDocument.ts';
export { listArticles } from './calls/articles/listArticles.ts';
export { listCustomerCreditNotes } from './calls/customers/listCustomerCreditNotes.ts';
export { listCustomerGroups } from './calls/customerGroups/listCustomerGroups.ts';
export { listCustomerInvoices } from './calls/customers/listCustomerInvoices.ts';
export { listCustomerPayments } from './calls/customers/listCustomerPayments.ts';
export { listCustomerQuotes } from './calls/customers/listCustomerQuotes.ts';
export { listCustomers } from './calls/customers/listCustomers.ts';
export { listDueDates } from './calls/payments/listDueDates.ts';
export { listRecurringInvoices } from './calls/salesDocuments/listRecurringInvoices.ts';
export { listSalesDocuments } from './calls/salesDocuments/listSalesDocuments.ts';
export { login } from './calls/session/login.ts';
export { logout } from './calls/session/logout.ts';
export { lookUpVatNumber } from './calls/customers/lookUpVatNumber.ts';
export { removeInvoice } from './calls/salesDocuments/removeInvoice.ts';
export { saveInvoice } from './calls/salesDocuments/saveInvoice.ts';
export { settleCreditNote } from './calls/payments/settleCreditNote.ts';
export { updateCustomer } from './calls/customers/updateCustomer.ts';
export { updateCustomerGroup } from './calls/customerGroups/updateCustomerGroup.ts';
export { updateSalesDocument } from './calls/salesDocuments/updateSalesDocument.ts';
export { ApiError, type ApiErrorKind, apiErrorKinds, conflictOf } from './client/ApiError.ts';
export {
  type CallArguments,
  type Caller,
  type ClientOptions,
  createCaller,
} from './client/createCaller.ts';
export { type Client, createClient } from './client/createClient.ts';
export { type Conflict, conflictCodec } from './client/conflict.ts';
export { type OpenApiDocument, openApiDocument } from './openapi/openApiDocument.ts';
export type { JsonSchema } from './openapi/jsonSchema.ts';
export { newIdempotencyKey } from './client/request.ts';
export type { ErrorMessages } from './client/errorMessages.ts';
export type { RequestOptions, Send } from './client/request.ts';
