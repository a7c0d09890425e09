import fc from 'fast-check';
import type {
  Allowance,
  BisInvoice,
  Category,
  CategoryCode,
  Line,
  Party,
  TaxSubtotal,
} from '../model/BisInvoice.ts';
import { amount, sumOfCents, unitsAt } from '../model/Decimal.ts';
import { units } from '../codes/codes.ts';
import { isSameCategory } from '../check/checkAmounts.ts';
import { exampleBuyer, exampleSeller } from './exampleInvoice.ts';

const reasons: Partial<
  Record<CategoryCode, Pick<TaxSubtotal, 'exemptionCode' | 'exemptionReason'>>
> = {
  E: { exemptionReason: 'Vrijgesteld (artikel 44 van het Btw-Wetboek).' },
  AE: { exemptionCode: 'VATEX-EU-AE', exemptionReason: 'Btw verlegd.' },
  K: { exemptionCode: 'VATEX-EU-IC', exemptionReason: 'Intracommunautaire levering.' },
  G: { exemptionCode: 'VATEX-EU-G', exemptionReason: 'Uitvoer.' },
};

const category: fc.Arbitrary<Category> = fc.oneof(
  fc
    .constantFrom(600, 1200, 2100)
    .map((hundredths): Category => ({ code: 'S', rate: { units: hundredths, scale: 2 } })),
  fc
    .constantFrom<CategoryCode>('Z', 'E', 'AE', 'K', 'G')
    .map((code) => ({ code, rate: { units: 0, scale: 0 } })),
);

const text = fc
  .string({
    unit: fc.constantFrom('a', 'é', '&', '<', '>', '"', "'", '€', ' ', '\u0001', '😀', '7'),
    maxLength: 30,
  })
  .map((words) => `Werk ${words}`);

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 5_000_000 }),
  price: fc.integer({ min: 0, max: 9_999_999 }),
  discount: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
  category,
  name: text,
  description: fc.option(text, { nil: undefined }),
  note: fc.option(text, { nil: undefined }),
  sellersId: fc.option(text, { nil: undefined }),
  unit: fc.constantFrom(...Object.keys(units)),
});

const foreignBuyers: readonly Party[] = [
  {
    ...exampleBuyer,
    endpoint: { scheme: '9944', value: 'NL123456789B01' },
    vatNumber: 'NL123456789B01',
    companyId: undefined,
    address: { city: 'Breda', country: 'NL' },
  },
  {
    ...exampleBuyer,
    endpoint: { scheme: '9930', value: 'DE123456789' },
    vatNumber: 'DE123456789',
    companyId: undefined,
    address: { country: 'DE' },
  },
  {
    ...exampleBuyer,
    endpoint: { scheme: '9938', value: 'LU12345678' },
    vatNumber: 'LU12345678',
    companyId: undefined,
    address: { country: 'LU' },
  },
];

/** Rounds a quotient once, a half away from zero. */
function divided(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor / 2n) / divisor;
}

/** Invoices and credit notes that are right: every category, discounts, prepayments, foreign buyers. */
export const anyInvoice: fc.Arbitrary<BisInvoice> = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'creditNote' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    discount: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    prepaid: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    buyer: fc.constantFrom(exampleBuyer, ...foreignBuyers),
    note: fc.option(text, { nil: undefined }),
    isAttached: fc.boolean(),
  })
  .map(({ kind, lines: drawn, discount, prepaid: share, buyer, note, isAttached }) => {
    const lines = drawn.map(({ quantity, price, discount: off, ...rest }, index): Line => {
      const exact = BigInt(quantity) * BigInt(price);
      const list = divided(exact, 100_000n);
      const net = divided(exact * BigInt(10_000 - (off ?? 0)), 1_000_000_000n);
      const allowance =
        off === undefined
          ? undefined
          : {
              amount: amount(list - net),
              base: amount(list),
              percent: { units: off, scale: 2 },
              reason: 'Korting',
              reasonCode: '95',
            };
      return {
        ...rest,
        id: String(index + 1),
        quantity: { units: quantity, scale: 3 },
        price: { units: price, scale: 4 },
        net: amount(net),
        allowance,
      };
    });
    const rows: Category[] = [];
    for (const each of lines)
      if (!rows.some((row) => isSameCategory(row, each.category))) rows.push(each.category);
    const netOf = (row: Category) =>
      sumOfCents(lines.filter((each) => isSameCategory(each.category, row)).map(({ net }) => net));
    const allowances =
      discount === undefined
        ? []
        : rows.map((row): Allowance => ({
            category: row,
            base: amount(netOf(row)),
            percent: { units: discount, scale: 2 },
            amount: amount(divided(netOf(row) * BigInt(discount), 10_000n)),
            reason: 'Korting',
            reasonCode: '95',
          }));
    const taxSubtotals = rows.map((row, index): TaxSubtotal => {
      const taxable = netOf(row) - unitsAt(allowances[index]?.amount ?? amount(0), 2);
      return {
        category: row,
        taxable: amount(taxable),
        tax: amount(divided(taxable * unitsAt(row.rate, 2), 10_000n)),
        ...reasons[row.code],
      };
    });
    const lineNet = sumOfCents(lines.map(({ net }) => net));
    const allowance = sumOfCents(allowances.map((each) => each.amount));
    const tax = sumOfCents(taxSubtotals.map((each) => each.tax));
    const total = lineNet - allowance + tax;
    const prepaid = share === undefined ? 0n : (total * BigInt(share)) / 100n;
    const isInvoice = kind === 'invoice';
    return {
      kind,
      number: '20261100042',
      issueDate: '2026-11-23',
      dueDate: isInvoice ? '2026-12-23' : undefined,
      note,
      buyerReference: 'PO 4711',
      precedingInvoices: isInvoice ? [] : [{ number: '20261100001', issueDate: '2026-11-01' }],
      attachments: isAttached
        ? [
            {
              id: '1',
              description: 'Factuur in pdf',
              mimeCode: 'application/pdf',
              filename: 'Factuur-1.pdf',
              content: 'JVBERi0xLjcK',
            },
          ]
        : [],
      seller: exampleSeller,
      buyer,
      delivery: {
        date: '2026-11-20',
        address: { street: 'Kade 1', city: 'Breda', postcode: '4811', country: 'NL' },
      },
      payment: isInvoice
        ? { iban: 'BE68539007547034', reference: '+++026/1100/04201+++' }
        : undefined,
      paymentTerms: isInvoice ? undefined : 'Te verrekenen of terug te betalen.',
      allowances,
      taxSubtotals,
      totals: {
        lineNet: amount(lineNet),
        allowance: amount(allowance),
        net: amount(lineNet - allowance),
        tax: amount(tax),
        total: amount(total),
        prepaid: prepaid > 0n ? amount(prepaid) : undefined,
        payable: amount(total - prepaid),
      },
      lines,
    };
  });
