import { newLineRecord } from '@facturatie/api-contract';
import type { SalesDocumentForm, SalesDocumentLine } from '@facturatie/api-contract';
import { addDays, isoDate, percent, quantity, unitPrice } from '@facturatie/invoice-engine';
import fc from 'fast-check';
import type { Db } from '../database/db.ts';
import { addCustomers } from './records/addCustomers.ts';
import { articleLine, documentFormOf, textLine } from './records/documentForms.ts';

/** An invoice that can be an e-invoice, what is paid of it, and what is credited of it. */
export interface AnySale {
  readonly customer: string;
  readonly form: SalesDocumentForm;
  /** Percent of its total; 0 is nothing. */
  readonly paid: number;
  readonly credit: AnyCredit;
}

/** What is credited: all of it, some lines of it, or half of each line. */
export type AnyCredit = 'nothing' | 'whole' | 'firstLines' | 'halves';

const address = { street: 'Kouter 12', postcode: '9000', city: 'Gent' };
const abroad = (country: string, vatNumber: string) => ({ ...address, country, vatNumber });

const buyers = [
  { number: 'B1', companyName: 'Zwaan & Zonen <bv>', vatNumber: 'BE 0403.170.701', ...address },
  {
    ...address,
    number: 'B2',
    companyName: 'Café Élysée',
    vatNumber: '0202.239.951',
    enterpriseNumber: '0202.239.951',
    reference: 'Dossier 7',
    contactName: 'An Peeters',
    phone: '09 123 45 67',
    email: 'an@example.com',
    deliveryStreet: 'Kaai 5',
    deliveryPostcode: '2000',
    deliveryCity: 'Antwerpen',
  },
  { number: 'B3', companyName: 'Stad "Gent"', vatNumber: 'BE0403170701', ...address },
  { number: 'NL', companyName: 'Tulp', ...abroad('NL', 'NL123456789B01') },
  { number: 'DE', companyName: 'Müller', ...abroad('DE', 'DE123456789') },
  { number: 'LU', companyName: 'Lys', ...abroad('LU', 'LU12345678') },
  { number: 'FR', companyName: 'Éclair', ...abroad('FR', 'FR12345678901') },
  { number: 'US', companyName: 'Eagle', ...address, country: 'US' },
];

/** Adds the customers, articles and VAT groups that these sales refer to. */
export async function addSalesData(db: Db): Promise<void> {
  await addCustomers(db, buyers);
  const customers = await db.selectFrom('customers').select(['id', 'number']).execute();
  const idOf = new Map(customers.map(({ id, number }) => [number, id]));
  await db
    .insertInto('peppolCustomers')
    .values([
      { customerId: idOf.get('B3') ?? 0, peppolId: '9925:BE0403170701', asksOrderNumber: 1 },
      { customerId: idOf.get('US') ?? 0, peppolId: '0088:5412345000013', asksOrderNumber: 0 },
    ])
    .execute();
  await db
    .insertInto('vatGroups')
    .values(
      [
        { code: 5, category: 'Z' },
        { code: 6, category: 'E', exemption: 'VATEX-EU-79-C', mention: 'Voorschot.' },
        { code: 7, category: 'E', mention: 'Vrijgesteld (artikel 44).' },
        { code: 8, rate: 250 },
      ].map((group) => ({ rate: 0, category: '', exemption: '', mention: '', ...group })),
    )
    .execute();
  await db
    .insertInto('articles')
    .values(
      ['A1', 'A2'].map((number) => ({
        number,
        description: 'Stoel',
        nature: 'goods' as const,
        purchasePrice: 77_7700,
        unitPrice: 100_0000,
        searchText: number.toLowerCase(),
      })),
    )
    .execute();
}

/** Customers by how VAT is counted. */
const customersOf: Readonly<Record<string, readonly string[]>> = {
  F: ['B1', 'B2', 'B3', 'NL', 'DE'],
  V: ['B1', 'B2', 'B3'],
  I: ['NL', 'DE', 'LU', 'FR'],
  E: ['US'],
  X: ['B1', 'B2', 'NL', 'US'],
};

/** The rates of the VAT groups, by their code. */
const vatOf = [0, 600, 1200, 2100, 0, 0, 0, 0, 250];
const normalCodes = [1, 2, 3, 3, 3, 4, 5, 6, 7, 8];
/** Under the types without VAT mostly none. */
const freeCodes = [0, 0, 0, 0, 3];

const text = fc
  .string({
    unit: fc.constantFrom('a', 'é', '&', '<', '>', '"', '€', ' ', '\n', '\u0007', '😀', '7'),
    maxLength: 40,
  })
  .map((words) => `${words} Werk`);

function anyLine(countingType: string): fc.Arbitrary<SalesDocumentLine> {
  const article = fc
    .record({
      quantity: fc.oneof(
        fc.integer({ min: 0, max: 9 }).map((pieces) => pieces * 1000),
        fc.integer({ min: 1, max: 2_000_000 }),
      ),
      price: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 99_999_99 })),
      discount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_00 })),
      vatCode: fc.constantFrom(...(countingType === 'F' ? normalCodes : freeCodes)),
      nature: fc.constantFrom('goods' as const, 'service' as const),
      articleNumber: fc.constantFrom('', '', 'A1', 'A2'),
      unitId: fc.option(fc.integer({ min: 1, max: 14 })),
      description: text,
    })
    .map(({ quantity: pieces, price, discount, vatCode, unitId, ...rest }) =>
      articleLine(0, {
        ...rest,
        quantity: quantity(pieces),
        unitPrice: unitPrice(price * 100),
        discount: percent(discount),
        vatCode,
        vatRate: percent(vatOf[vatCode] ?? 0),
        record: { ...newLineRecord, unitId },
      }),
    );
  return fc.oneof({ weight: 4, arbitrary: article }, { arbitrary: text.map(textLine), weight: 1 });
}

/** Generates sales of every counting type, rate, discount, unit and kind of buyer that can be sent as e-invoices. */
export const anySale: fc.Arbitrary<AnySale> = fc
  .constantFrom('F', 'F', 'F', 'V', 'I', 'E', 'X')
  .chain((countingType) =>
    fc.record({
      countingType: fc.constant(countingType),
      customer: fc.constantFrom(...(customersOf[countingType] ?? [])),
      lines: fc
        .array(anyLine(countingType), { minLength: 1, maxLength: 9 })
        .filter((lines) => lines.some(({ type }) => type === 'article')),
      discount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_00 })),
      daysAgo: fc.integer({ min: 0, max: 60 }),
      term: fc.integer({ min: 0, max: 60 }),
      reference: text,
      remarks: fc.oneof(fc.constant(''), text),
      paid: fc.oneof(fc.constant(0), fc.constant(100), fc.integer({ min: 1, max: 99 })),
      credit: fc.constantFrom<AnyCredit>('nothing', 'whole', 'whole', 'firstLines', 'halves'),
    }),
  )
  .map(({ customer, paid, credit, daysAgo, term, discount, ...rest }) => {
    const date = addDays(isoDate('2026-03-05'), -daysAgo);
    const given = {
      ...rest,
      discount: percent(discount),
      date,
      dueDate: addDays(date, term),
      deliveryDate: date,
      notes: 'GEHEIM',
    };
    return { customer, paid, credit, form: documentFormOf(customer, given) };
  });
