import type { Address, BisInvoice, Party } from '../model/BisInvoice.ts';
import { amount } from '../model/Decimal.ts';

const ghent: Address = { street: 'Korenmarkt 1', city: 'Gent', postcode: '9000', country: 'BE' };

/** A Belgian seller. */
export const exampleSeller: Party = {
  endpoint: { scheme: '0208', value: '0403170701' },
  name: 'Drukkerij De Leie bv',
  address: ghent,
  vatNumber: 'BE0403170701',
  companyId: { scheme: '0208', value: '0403170701' },
  legalForm: 'RPR Gent',
  contact: { name: 'An Peeters', phone: '+32 9 123 45 67', email: 'an@example.com' },
};

/** A Belgian buyer. */
export const exampleBuyer: Party = {
  endpoint: { scheme: '0208', value: '0202239951' },
  id: '1001',
  name: 'Café Élysée & Zoon',
  address: { street: 'Meir 5', city: 'Antwerpen', postcode: '2000', country: 'BE' },
  vatNumber: 'BE0202239951',
  companyId: { scheme: '0208', value: '0202239951' },
};

const rate = { units: 21, scale: 0 };

/** An invoice of one line at 21 % that is right in every way. */
export const exampleInvoice: BisInvoice = {
  kind: 'invoice',
  number: '20261100042',
  issueDate: '2026-11-23',
  dueDate: '2026-12-23',
  buyerReference: 'PO 4711',
  seller: exampleSeller,
  buyer: exampleBuyer,
  payment: { iban: 'BE68539007547034', reference: '+++026/1100/04201+++' },
  allowances: [],
  taxSubtotals: [{ category: { code: 'S', rate }, taxable: amount(10000), tax: amount(2100) }],
  totals: {
    lineNet: amount(10000),
    allowance: amount(0),
    net: amount(10000),
    tax: amount(2100),
    total: amount(12100),
    payable: amount(12100),
  },
  lines: [
    {
      id: '1',
      quantity: { units: 2, scale: 0 },
      unit: 'HUR',
      net: amount(10000),
      name: 'Werkuren',
      category: { code: 'S', rate },
      price: { units: 50, scale: 0 },
    },
  ],
};
