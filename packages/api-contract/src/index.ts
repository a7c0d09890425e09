export type { Codec, Decoded, Infer } from './codec/Codec.ts';
export { type CustomerNumber, customerNumber } from './codec/customerNumber.ts';
export type { Description, FieldDescription } from './codec/Description.ts';
export { type Issue, type IssueCode, issueCodes } from './codec/issue.ts';
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
  type PageLink,
  type PageSize,
  type PagedList,
  listQuery,
  pageLink,
  pageSizes,
  pagedList,
} from './entities/pagedList.ts';
export { entities, type Entity } from './entities/entities.ts';
export { type Credentials, type User, credentials, signedIn, user } from './entities/user.ts';
export {
  type Call,
  type CallAuth,
  type CallInput,
  type CallOutput,
  callAuths,
} from './calls/Call.ts';
export { calls } from './calls/calls.ts';
export { listCustomers } from './calls/listCustomers.ts';
export { login } from './calls/login.ts';
export { logout } from './calls/logout.ts';
export { ApiError, type ApiErrorKind, apiErrorKinds } from './client/ApiError.ts';
export {
  type CallArguments,
  type Caller,
  type ClientOptions,
  createCaller,
} from './client/createCaller.ts';
export { type Client, createClient } from './client/createClient.ts';
export type { ErrorMessages } from './client/errorMessages.ts';
export type { RequestOptions, Send } from './client/request.ts';
