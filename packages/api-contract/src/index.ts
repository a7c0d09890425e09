export type { Codec, Decoded, Infer } from './codec/Codec.ts';
export { type CustomerNumber, customerNumber } from './codec/customerNumber.ts';
export type {
  DecimalShape,
  Description,
  FieldDescription,
  WireShape,
} from './codec/Description.ts';
export { wirePath } from './codec/wirePath.ts';
export { type Issue, type IssueCode, issueCode, issueCodes } from './codec/issue.ts';
export { decodeQuery, encodeQuery } from './codec/query.ts';
export { type Customer, type CustomerForm, customer, customerForm } from './entities/customer.ts';
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
  pageLink,
  pageSizes,
  pagedList,
} from './entities/pagedList.ts';
export { type Article, article } from './entities/article.ts';
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
export { type EInvoice, type EInvoiceFinding, eInvoice } from './entities/eInvoice.ts';
export { type DueDate, dueDate } from './entities/dueDate.ts';
export {
  type CustomerLookups,
  type GroupChoice,
  type KeyValue,
  type NewCustomerData,
  type RepresentativeChoice,
  customerLookups,
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
export { type VatGroup, vatGroup } from './entities/vatGroup.ts';
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
export { createCustomer } from './calls/createCustomer.ts';
export { createCustomerGroup } from './calls/createCustomerGroup.ts';
export { createPayment } from './calls/createPayment.ts';
export { createSalesDocument } from './calls/createSalesDocument.ts';
export { deleteCustomerGroup } from './calls/deleteCustomerGroup.ts';
export { getCustomer } from './calls/getCustomer.ts';
export { getCustomerGroup } from './calls/getCustomerGroup.ts';
export { getEInvoice } from './calls/getEInvoice.ts';
export { issueEInvoice } from './calls/issueEInvoice.ts';
export { releaseEInvoice } from './calls/releaseEInvoice.ts';
export { getEInvoiceXml } from './calls/getEInvoiceXml.ts';
export { previewEInvoice } from './calls/previewEInvoice.ts';
export { getCustomerPeppol } from './calls/getCustomerPeppol.ts';
export { updateCustomerPeppol } from './calls/updateCustomerPeppol.ts';
export { getInvoicePdf } from './calls/getInvoicePdf.ts';
export { getNewCustomerData } from './calls/getNewCustomerData.ts';
export { getNewDocumentData } from './calls/getNewDocumentData.ts';
export { getPaymentLookups } from './calls/getPaymentLookups.ts';
export { getProductByCode } from './calls/getProductByCode.ts';
export { getSalesDocument } from './calls/getSalesDocument.ts';
export { listArticles } from './calls/listArticles.ts';
export { listCustomerCreditNotes } from './calls/listCustomerCreditNotes.ts';
export { listCustomerGroups } from './calls/listCustomerGroups.ts';
export { listCustomerInvoices } from './calls/listCustomerInvoices.ts';
export { listCustomerPayments } from './calls/listCustomerPayments.ts';
export { listCustomerQuotes } from './calls/listCustomerQuotes.ts';
export { listCustomers } from './calls/listCustomers.ts';
export { listDueDates } from './calls/listDueDates.ts';
export { listRecurringInvoices } from './calls/listRecurringInvoices.ts';
export { listSalesDocuments } from './calls/listSalesDocuments.ts';
export { login } from './calls/login.ts';
export { logout } from './calls/logout.ts';
export { lookUpVatNumber } from './calls/lookUpVatNumber.ts';
export { removeInvoice } from './calls/removeInvoice.ts';
export { saveInvoice } from './calls/saveInvoice.ts';
export { settleCreditNote } from './calls/settleCreditNote.ts';
export { updateCustomer } from './calls/updateCustomer.ts';
export { updateCustomerGroup } from './calls/updateCustomerGroup.ts';
export { updateSalesDocument } from './calls/updateSalesDocument.ts';
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
export { newIdempotencyKey } from './client/newIdempotencyKey.ts';
export type { ErrorMessages } from './client/errorMessages.ts';
export type { RequestOptions, Send } from './client/request.ts';
