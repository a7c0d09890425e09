import {
  type Amount,
  calculateDocument,
  cents,
  isoDate,
  percent,
  quantity,
  unitPrice,
} from '@facturatie/invoice-engine';
import { customerNumber } from '../codec/scalars/text.ts';
import { type CustomerForm, emptyCustomer } from '../entities/customer.ts';
import type { SettlementForm } from '../entities/creditNote.ts';
import type { CustomerGroupForm } from '../entities/customerGroup.ts';
import type { PaymentForm } from '../entities/payment.ts';
import type { SalesDocumentForm } from '../entities/salesDocument.ts';
import { newLineRecord, noLineAmounts } from '../entities/salesDocumentLine.ts';
import type { SalesDocumentLine } from '../entities/salesDocumentLine.ts';

// Values that the examples of more than one call hold, or whose making is more than a literal.

const customer = customerNumber('1042');
const invoiceNumber = '20261100001';
const date = isoDate('2026-03-05');

const address = {
  ...emptyCustomer().invoiceAddress,
  street: 'Kouter 12',
  postcode: '9000',
  city: 'Gent',
  email: 'info@zwaan.example',
  phone: '+32 9 000 00 00',
};

export const exampleCustomerForm: CustomerForm = {
  ...emptyCustomer(),
  number: customer,
  groupId: 1,
  vatNumber: 'BE 0403.170.701',
  companyName: 'Brouwerij De Zwaan',
  salutation: 'BV',
  contactName: 'An Peeters',
  discount: percent(250),
  creditLimit: cents(500_000),
  emailVerified: true,
  invoiceAddress: address,
  deliveryAddress: address,
};

export const exampleGroupForm: CustomerGroupForm = {
  name: 'Horeca',
  discount: percent(250),
  notes: '',
};

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

export const exampleDocumentForm: SalesDocumentForm = {
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

export const examplePaymentForm: PaymentForm = {
  date,
  bankId: 0,
  amount: cents(2_500),
  applied: cents(2_500),
  type: 'K',
  method: 'OVR',
  dueDateCode: 1,
  customerNumber: customer,
};

/** What is repaid of a credit note. */
export const exampleSettlementForm: SettlementForm = {
  date,
  amount: cents(1_000),
  bankId: 1,
  invoiceNumber: '',
};

export const exampleCustomerParams = { number: customer };

export const exampleInvoiceParams = { number: invoiceNumber };

export const examplePage = { page: 1, perPage: 20 } as const;

export const exampleSearch = { ...examplePage, search: 'zwaan' } as const;
