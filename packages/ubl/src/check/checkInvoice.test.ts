import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BisInvoice, Category } from '../model/BisInvoice.ts';
import { amount, type Decimal } from '../model/Decimal.ts';
import { anyInvoice } from '../testing/anyInvoice.ts';
import { exampleBuyer, exampleInvoice, exampleSeller } from '../testing/exampleInvoice.ts';
import { checkInvoice } from './checkInvoice.ts';

const rulesOf = (change: Partial<BisInvoice>) =>
  checkInvoice({ ...exampleInvoice, ...change }).map(({ rule, path }) => `${rule} ${path}`);
const [line] = exampleInvoice.lines;
const [subtotal] = exampleInvoice.taxSubtotals;
if (line === undefined || subtotal === undefined) throw new Error('The example has lost its line');
const { totals } = exampleInvoice;

test('C1, C2, C3, C4, C5, C6 a valid invoice has no finding', () => {
  expect(checkInvoice(exampleInvoice)).toEqual([]);
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      expect(checkInvoice(invoice)).toEqual([]);
    }),
  );
});

/** The places of all amounts of an invoice that its sums are made of. */
function amountsOf(invoice: BisInvoice): string[] {
  return [
    ...Object.keys(invoice.totals)
      .filter((name) => invoice.totals[name as keyof typeof totals] !== undefined)
      .map((name) => `totals.${name}`),
    ...invoice.taxSubtotals.flatMap((_, index) => [
      `taxSubtotals.${index}.taxable`,
      `taxSubtotals.${index}.tax`,
    ]),
    ...invoice.lines.map((_, index) => `lines.${index}.net`),
    ...invoice.allowances.map((_, index) => `allowances.${index}.amount`),
  ];
}

function withAmount(invoice: BisInvoice, path: string, change: bigint): BisInvoice {
  const changed = (value: object, [key = '', ...rest]: string[]): object => {
    const old = (value as Record<string, object>)[key] ?? {};
    const entry = rest.length > 0 ? changed(old, rest) : plus(old as Decimal);
    return Array.isArray(value)
      ? value.map((each: unknown, index) => (String(index) === key ? entry : each))
      : { ...value, [key]: entry };
  };
  const plus = ({ units }: Decimal) => amount(BigInt(units) + change);
  return changed(invoice, path.split('.')) as BisInvoice;
}

test('C1, C2 an amount that is off by a cent, two or 99, either way, is found', () => {
  fc.assert(
    fc.property(
      anyInvoice.chain((invoice) =>
        fc.record({
          invoice: fc.constant(invoice),
          path: fc.constantFrom(...amountsOf(invoice)),
          change: fc.constantFrom(1n, -1n, 2n, -2n, 99n, -99n),
        }),
      ),
      ({ invoice, path, change }) => {
        expect(checkInvoice(withAmount(invoice, path, change))).not.toEqual([]);
      },
    ),
  );
});

test.each([
  ['BR-CO-10 totals.lineNet', { ...totals, lineNet: amount(10002) }],
  ['BR-CO-11 totals.allowance', { ...totals, allowance: amount(99) }],
  ['BR-CO-13 totals.net', { ...totals, net: amount(10099) }],
  ['BR-CO-14 totals.tax', { ...totals, tax: amount(2199) }],
  ['BR-CO-15 totals.total', { ...totals, total: amount(12101) }],
  ['BR-CO-16 totals.payable', { ...totals, prepaid: amount(1) }],
  ['BR-DEC totals.total', { ...totals, total: { units: 121000, scale: 3 } }],
])('C1 %s', (finding, changed) => {
  expect(rulesOf({ totals: changed })).toContain(finding);
});

describe('C2 VAT rows', () => {
  const rounded = (taxable: number, tax: number) =>
    rulesOf({ taxSubtotals: [{ ...subtotal, taxable: amount(taxable), tax: amount(tax) }] });

  test('a half cent is rounded away from zero', () => {
    expect(rounded(50, 11)).not.toContain('BR-CO-17 taxSubtotals.0.tax');
    expect(rounded(50, 10)).toContain('BR-CO-17 taxSubtotals.0.tax');
  });

  test('the taxable amount is that of its lines', () => {
    expect(rounded(10099, 2121)).toContain('BR-S-08 taxSubtotals.0.taxable');
  });
});

describe('C3, C5 lines and allowances', () => {
  const priced = (net: number) =>
    rulesOf({
      lines: [
        {
          ...line,
          quantity: { units: 3, scale: 0 },
          price: { units: 335, scale: 3 },
          net: amount(net),
        },
      ],
    });

  test('a line may differ by at most half a cent from its price', () => {
    expect(priced(100)).not.toContain('R120 lines.0.net');
    expect(priced(101)).not.toContain('R120 lines.0.net');
    expect(priced(102)).toContain('R120 lines.0.net');
    expect(priced(99)).toContain('R120 lines.0.net');
  });

  const allowed = (change: object) =>
    rulesOf({
      lines: [
        {
          ...line,
          allowance: {
            amount: amount(1000),
            base: amount(10000),
            percent: { units: 10, scale: 0 },
            reason: 'Korting',
            reasonCode: '95',
            ...change,
          },
        },
      ],
    });

  test('an allowance has a reason or its code', () => {
    const { category } = subtotal;
    const onDocument = (given: { reason: string; reasonCode: string }) =>
      rulesOf({ allowances: [{ ...given, category, amount: amount(0) }] });
    const rules = {
      'BR-33 allowances.0.reason': onDocument,
      'BR-42 lines.0.allowance.reason': allowed,
    };
    for (const [finding, found] of Object.entries(rules)) {
      expect(found({ reason: ' ', reasonCode: '\u0001' })).toContain(finding);
      expect(found({ reason: '', reasonCode: '95' })).not.toContain(finding);
      expect(found({ reason: 'Korting', reasonCode: '' })).not.toContain(finding);
    }
  });

  test('an allowance is its percentage of its base', () => {
    expect(allowed({})).not.toContain('R040 lines.0.allowance.amount');
    expect(allowed({ amount: amount(1002) })).toContain('R040 lines.0.allowance.amount');
    expect(allowed({ base: undefined })).toContain('R041 lines.0.allowance.base');
    expect(allowed({ percent: undefined })).toContain('R042 lines.0.allowance.percent');
  });
});

describe('C2, C3 errors that the official rules accept, because the sums match, are found', () => {
  /** 2 at 50.00 less 10 %, and 5 % less on the whole, at 21 %: with amounts that are some cents off. */
  const offBy = (cents: {
    line?: number;
    lineAllowance?: number;
    allowance?: number;
    tax?: number;
  }) => {
    const { line: ofLine = 0, lineAllowance = 0, allowance = 0, tax = 0 } = cents;
    const reason = { reason: 'Korting', reasonCode: '95' };
    const net = 9000 + ofLine - lineAllowance;
    const allowed = Math.round(net * 0.05) + allowance;
    const taxable = net - allowed;
    const vat = Math.round(taxable * 0.21) + tax;
    const { category } = subtotal;
    return checkInvoice({
      ...exampleInvoice,
      lines: [
        {
          ...line,
          net: amount(net),
          allowance: {
            ...reason,
            amount: amount(1000 + lineAllowance),
            base: amount(10000),
            percent: { units: 10, scale: 0 },
          },
        },
      ],
      allowances: [
        {
          ...reason,
          category,
          amount: amount(allowed),
          base: amount(net),
          percent: { units: 5, scale: 0 },
        },
      ],
      taxSubtotals: [{ category, taxable: amount(taxable), tax: amount(vat) }],
      totals: {
        lineNet: amount(net),
        allowance: amount(allowed),
        net: amount(taxable),
        tax: amount(vat),
        total: amount(taxable + vat),
        payable: amount(taxable + vat),
      },
    }).map(({ rule, path }) => `${rule} ${path}`);
  };

  test('the same with right amounts has no finding', () => {
    expect(offBy({})).toEqual([]);
  });

  test.each([2, -2, 99, -99])('%i cents', (cents) => {
    expect(offBy({ tax: cents })).toEqual(['BR-CO-17 taxSubtotals.0.tax']);
    expect(offBy({ line: cents })).toEqual(['R120 lines.0.net']);
    expect(offBy({ lineAllowance: cents })).toEqual(['R040 lines.0.allowance.amount']);
    expect(offBy({ allowance: cents })).toEqual(['R040 allowances.0.amount']);
  });
});

describe('C4 VAT categories', () => {
  const free = (code: Category['code'], change: Partial<BisInvoice> = {}) => {
    const category: Category = { code, rate: { units: 0, scale: 0 } };
    return rulesOf({
      lines: [{ ...line, category }],
      taxSubtotals: [{ category, taxable: amount(10000), tax: amount(0) }],
      totals: { ...totals, tax: amount(0), total: amount(10000), payable: amount(10000) },
      ...change,
    });
  };

  test('those without VAT state a reason, but for the zero rate', () => {
    expect(free('Z')).toEqual([]);
    expect(free('E')).toEqual(['BR-E-10 taxSubtotals.0.exemptionReason']);
    expect(free('AE')).toEqual(['BR-AE-10 taxSubtotals.0.exemptionReason']);
    expect(free('G')).toEqual(['BR-G-10 taxSubtotals.0.exemptionReason']);
  });

  test('a delivery within the Union has its date and country', () => {
    expect(free('K')).toEqual([
      'BR-IC-10 taxSubtotals.0.exemptionReason',
      'BR-IC-11 delivery.date',
      'BR-IC-12 delivery.address',
    ]);
  });

  test('reverse charge requires both VAT numbers', () => {
    const buyer = { ...exampleBuyer, vatNumber: undefined };
    const seller = { ...exampleSeller, vatNumber: undefined };
    expect(free('AE', { buyer, seller })).toEqual(
      expect.arrayContaining(['BR-AE-02 seller.vatNumber', 'BR-AE-02 buyer.vatNumber']),
    );
  });

  test('only the standard rate is above 0', () => {
    const category = { code: 'AE', rate: { units: 21, scale: 0 } } as const;
    expect(rulesOf({ lines: [{ ...line, category }] })).toEqual(
      expect.arrayContaining(['BR-AE-05 lines.0.category', 'BR-AE-01 lines.0.category']),
    );
    expect(free('S')).toContain('BR-S-05 lines.0.category');
  });

  test('each category and rate has one row', () => {
    expect(rulesOf({ taxSubtotals: [subtotal, subtotal] })).toContain('BR-S-01 taxSubtotals.1');
    expect(rulesOf({ taxSubtotals: [] })).toContain('BR-CO-18 taxSubtotals');
  });
});

test.each<[string, Partial<BisInvoice>]>([
  ['BR-02 number', { number: ' ' }],
  ['BR-06 seller.name', { seller: { ...exampleSeller, name: '' } }],
  ['BR-07 buyer.name', { buyer: { ...exampleBuyer, name: '' } }],
  ['BR-11 buyer.address.country', { buyer: { ...exampleBuyer, address: { country: '' } } }],
  ['R010 buyer.endpoint', { buyer: { ...exampleBuyer, endpoint: { scheme: '0208', value: '' } } }],
  ['R003 buyerReference', { buyerReference: undefined }],
  ['BR-16 lines', { lines: [] }],
  ['BR-25 lines.0.name', { lines: [{ ...line, name: ' ' }] }],
  ['BR-25 lines.0.name', { lines: [{ ...line, name: '\u0001 ' }] }],
  ['BR-21 lines.1.id', { lines: [line, line] }],
  ['BR-CO-25 dueDate', { dueDate: undefined }],
  ['BR-55 precedingInvoices', { kind: 'creditNote' }],
  [
    'BR-CO-26 seller.companyId',
    { seller: { ...exampleSeller, vatNumber: undefined, companyId: undefined } },
  ],
])('C5 %s', (finding, change) => {
  expect(rulesOf(change)).toContain(finding);
});

test.each<[string, Partial<BisInvoice>]>([
  ['F001 issueDate', { issueDate: '23/11/2026' }],
  ['F001 dueDate', { dueDate: '2026-12-32' }],
  ['F001 delivery.date', { delivery: { date: '2026-13-01' } }],
  [
    'F001 precedingInvoices.0.issueDate',
    { precedingInvoices: [{ number: '20261100001', issueDate: '1 november' }] },
  ],
  ['F001 issueDate', { issueDate: '2026-02-30' }],
  ['F001 issueDate', { issueDate: '2026-02-29' }],
  ['F001 issueDate', { issueDate: '2100-02-29' }],
  ['F001 dueDate', { dueDate: '2026-04-31' }],
  ['F001 dueDate', { dueDate: '0000-01-01' }],
  ['BR-CO-09 buyer.vatNumber', { buyer: { ...exampleBuyer, vatNumber: '0403170701' } }],
  ['BR-CO-09 buyer.vatNumber', { buyer: { ...exampleBuyer, vatNumber: 'AB0403170701' } }],
  ['BR-CL-14 buyer.address.country', { buyer: { ...exampleBuyer, address: { country: 'EL' } } }],
  [
    'R043 buyer.endpoint',
    { buyer: { ...exampleBuyer, endpoint: { scheme: '0208', value: '0403170702' } } },
  ],
  [
    'BR-CL-25 buyer.endpoint',
    { buyer: { ...exampleBuyer, endpoint: { scheme: '1234', value: '1' } } },
  ],
  ['BR-50 payment.iban', { payment: { iban: 'BE68539007547035' } }],
  ['BR-CL-23 lines.0.unit', { lines: [{ ...line, unit: 'STK' }] }],
  ['BR-27 lines.0.price', { lines: [{ ...line, price: { units: -1, scale: 0 } }] }],
  ['UBL-CR-244 buyer.legalForm', { buyer: { ...exampleBuyer, legalForm: 'RPR Gent' } }],
  [
    'BR-CL-24 attachments.0.mimeCode',
    {
      attachments: [
        { id: '1', description: 'x', mimeCode: 'text/html', filename: 'x.html', content: 'eA==' },
      ],
    },
  ],
])('C6 %s', (finding, change) => {
  expect(rulesOf(change)).toContain(finding);
});

test.each(['0001-01-01', '0096-02-29', '2000-02-29', '2028-02-29', '2026-04-30', '9999-12-31'])(
  'C6 %s is a date',
  (issueDate) => {
    expect(rulesOf({ issueDate })).toEqual([]);
  },
);
