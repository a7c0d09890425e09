import {
  type Amount,
  calculateDocument,
  cents,
  isoDate,
  percent,
  quantity,
  unitPrice,
} from '@facturatie/invoice-engine';
import { calls } from '../calls/calls.ts';
import type { Call, CallInput } from '../calls/Call.ts';
import { customerNumber } from '../codec/customerNumber.ts';
import type { CustomerForm } from '../entities/customer.ts';
import type { PaymentForm } from '../entities/payment.ts';
import type { SalesDocumentForm } from '../entities/salesDocument.ts';
import { newLineRecord, noLineAmounts } from '../entities/salesDocumentLine.ts';
import type { SalesDocumentLine } from '../entities/salesDocumentLine.ts';

/** A request that is right, as it travels: what the document shows beside its schemas. */
export interface ExampleRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const customer = customerNumber('1042');
const invoiceNumber = '20261100001';
const date = isoDate('2026-03-05');

const address = {
  street: 'Kouter 12',
  postcode: '9000',
  city: 'Gent',
  country: 'BE',
  email: 'info@zwaan.example',
  phone: '+32 9 000 00 00',
  mobile: '',
  fax: '',
};

const customerForm: CustomerForm = {
  number: customer,
  groupId: 1,
  vatNumber: 'BE 0403.170.701',
  companyName: 'Brouwerij De Zwaan',
  salutation: 'BV',
  contactName: 'An Peeters',
  countingType: 'F',
  discount: percent(250),
  creditLimit: cents(500_000),
  emailVerified: true,
  representativeId: null,
  legalEntityRegister: '',
  enterpriseNumber: '',
  bank: '',
  bic: '',
  iban: '',
  website: '',
  jobTitle: '',
  reference: '',
  ledgerAccount: '',
  notes: '',
  invoiceAddress: address,
  deliveryAddress: address,
};

const group = { name: 'Horeca', discount: percent(250), notes: '' };

/** 24 bottles of 2.15 euro at 21 %, with a discount of 5 %. */
const priced = {
  type: 'article',
  mode: 'new',
  quantity: quantity(24_000),
  unitPrice: unitPrice(21_500),
  discount: percent(500),
  vatRate: percent(2100),
} as const;

const line: SalesDocumentLine = {
  ...priced,
  sequence: 0,
  nature: 'goods',
  articleNumber: '',
  description: 'Streekbier, fles 33 cl',
  vatCode: 3,
  ...noLineAmounts,
  record: newLineRecord,
};

const { totals } = calculateDocument({ lines: [priced] });
const inCents = (amount: Amount) => cents(Number(amount));

const documentForm: SalesDocumentForm = {
  sequence: -1,
  number: invoiceNumber,
  date,
  dueDate: isoDate('2026-03-19'),
  deliveryDate: date,
  reference: 'Bestelling 77',
  notes: '',
  remarks: 'Leveren langs de achterdeur.',
  customer: { number: customer, name: 'Brouwerij De Zwaan' },
  countingType: 'F',
  discount: percent(0),
  quoteNumber: '',
  creditedNumber: '',
  lines: [line],
  totals: {
    lineNet: inCents(totals.lineNet),
    allowance: inCents(totals.allowance),
    net: inCents(totals.net),
    vat: inCents(totals.vat),
    total: inCents(totals.total),
    payable: inCents(totals.payable),
    vatWithoutAllowance: inCents(totals.vatWithoutAllowance),
    totalWithoutAllowance: inCents(totals.totalWithoutAllowance),
  },
};

const payment: PaymentForm = {
  date,
  bankId: 0,
  amount: cents(2_500),
  applied: cents(2_500),
  type: 'K',
  method: 'OVR',
  dueDateCode: 1,
  customerNumber: customer,
};

const firstPage = { page: 1, perPage: 20 } as const;
const search = { ...firstPage, search: 'zwaan' } as const;
const params = { number: customer };

/** By the name of the call; those that follow one another on a new server all succeed. */
export const exampleRequests: ReadonlyMap<string, ExampleRequest> = new Map([
  example(calls.login, { body: { name: 'An Peeters', password: 'een goed wachtwoord' } }),
  example(calls.listCustomers, { query: search }),
  example(calls.listCustomerGroups, { query: { ...firstPage, search: '' } }),
  example(calls.getCustomer, { params }),
  example(calls.createCustomer, { body: customerForm }),
  example(calls.updateCustomer, { params, body: customerForm }),
  example(calls.getCustomerPeppol, { params }),
  example(calls.updateCustomerPeppol, {
    params,
    body: { peppolId: '0208:0403170701', asksOrderNumber: true },
  }),
  example(calls.listCustomerQuotes, { params, query: firstPage }),
  example(calls.listCustomerInvoices, { params, query: firstPage }),
  example(calls.listCustomerPayments, { params, query: firstPage }),
  example(calls.listCustomerCreditNotes, { params, query: firstPage }),
  example(calls.getCustomerGroup, { params: { id: 1 }, query: firstPage }),
  example(calls.createCustomerGroup, { body: group }),
  example(calls.updateCustomerGroup, { params: { id: 1 }, body: group }),
  example(calls.deleteCustomerGroup, { params: { id: 2 } }),
  example(calls.listSalesDocuments, { query: { kind: 'invoice', ...search } }),
  example(calls.getNewDocumentData, { query: { kind: 'invoice' } }),
  example(calls.createSalesDocument, { params: { kind: 'invoice' }, body: documentForm }),
  example(calls.updateSalesDocument, { params: { number: invoiceNumber }, body: documentForm }),
  example(calls.getSalesDocument, { params: { number: invoiceNumber } }),
  example(calls.createPayment, { body: payment }),
  example(calls.listDueDates, { query: search }),
  example(calls.listArticles, { query: { ...firstPage, search: 'bier' } }),
  example(calls.listRecurringInvoices, { query: search }),
  example(calls.lookUpVatNumber, { body: { country: 'BE', vatNumber: 'BE 0403.170.701' } }),
  example(calls.getProductByCode, { query: { number: 'BIER-33' } }),
  example(calls.removeInvoice, { query: { number: '20261100002' } }),
  example(calls.saveInvoice, { body: documentForm }),
  example(calls.getInvoicePdf, { query: { number: invoiceNumber } }),
  example(calls.getEInvoice, { params: { number: invoiceNumber } }),
  example(calls.previewEInvoice, { params: { number: invoiceNumber } }),
  example(calls.issueEInvoice, {
    params: { number: invoiceNumber },
    body: { method: 'download' },
  }),
  example(calls.getEInvoiceXml, { params: { number: invoiceNumber } }),
  example(calls.releaseEInvoice, {
    params: { number: invoiceNumber },
    query: { reason: 'Verkeerde klant, nog niet verstuurd' },
  }),
  example(calls.settleCreditNote, {
    params: { number: '20251200001' },
    body: { date, amount: cents(1_000), bankId: 1, invoiceNumber: '' },
  }),
]);

function example<C extends Call>(call: C, input: CallInput<C>): [string, ExampleRequest] {
  const parts: Call = call;
  const given = input as { readonly [Part in keyof ExampleRequest]: unknown };
  const wire = (part: keyof ExampleRequest): unknown => saying(parts[part]?.encode(given[part]));
  return [
    call.name,
    {
      ...(call.params && { params: wire('params') as Record<string, unknown> }),
      ...(call.query && { query: wire('query') as Record<string, unknown> }),
      ...(call.body && { body: wire('body') }),
    },
  ];
}

/** Without what says nothing: what is empty may be left out. */
function saying(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(saying);
  if (typeof wire !== 'object' || wire === null) return wire;
  const entries = Object.entries(wire).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(entries.map(([name, value]) => [name, saying(value)]));
}
