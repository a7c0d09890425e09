import { emptyCustomer } from '@facturatie/api-contract';
import type { Insertable, Selectable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnsOf } from './customers/customerColumns.ts';
import { openTestDatabase } from '../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../testing/database/openTestDatabase.ts';
import type { Database } from './schema.ts';

/** How a column is declared, worked out from its TypeScript type. */
type Declared<
  Table,
  Column extends keyof Selectable<Table>,
> = `${Kind<Selectable<Table>[Column]>}${Optional<Table, Column>}`;

type Kind<Value> = null extends Value
  ? `${PlainKind<NonNullable<Value>>} or null`
  : PlainKind<Value>;
type PlainKind<Value> = Value extends number ? 'integer' : 'text';

/** Columns that an insert may leave out because the database fills them in. */
type Optional<
  Table,
  Column extends keyof Selectable<Table>,
> = null extends Selectable<Table>[Column]
  ? ''
  : Column extends OptionalKeys<Insertable<Table>>
    ? ', default'
    : '';
type OptionalKeys<Row> = {
  [Key in keyof Row]-?: undefined extends Row[Key] ? Key : never;
}[keyof Row];

type Declarations = {
  [Table in keyof Database]: {
    [Column in keyof Selectable<Database[Table]>]: Declared<Database[Table], Column>;
  };
};

/** The text columns of a customer that are '' unless they are given: those of the form. */
type CustomerText = {
  [
    Column in keyof Declarations['customers']
  ]: Declarations['customers'][Column] extends 'text, default' ? Column : never;
}[keyof Declarations['customers']];

const customerTexts = Object.fromEntries(
  Object.entries(columnsOf(emptyCustomer()))
    .filter(([, value]) => typeof value === 'string')
    .map(([column]) => [column, 'text, default']),
) as Record<CustomerText, 'text, default'>;

/**
 * The interface once more, as values: the compiler refuses a table or column
 * that is missing here, is too many, or is declared otherwise.
 */
const declarations: Declarations = {
  vatGroups: {
    code: 'integer',
    rate: 'integer',
    category: 'text, default',
    exemption: 'text, default',
    mention: 'text, default',
  },
  countingTypes: {
    key: 'text',
    name: 'text',
    legalMention: 'text, default',
    position: 'integer',
    goodsCategory: 'text, default',
    goodsExemption: 'text, default',
    serviceCategory: 'text, default',
    serviceExemption: 'text, default',
    serviceMention: 'text, default',
  },
  peppolCustomers: {
    customerId: 'integer',
    peppolId: 'text, default',
    asksOrderNumber: 'integer, default',
  },
  units: {
    id: 'integer, default',
    name: 'text',
    code: 'text',
  },
  eInvoices: {
    id: 'integer, default',
    documentId: 'integer',
    method: 'text',
    participant: 'text, default',
    xml: 'text, default',
    pdf: 'text, default',
    xmlSha256: 'text, default',
    issuedAt: 'integer',
    issuedBy: 'text',
    releasedAt: 'integer or null',
    releasedBy: 'text, default',
    releaseReason: 'text, default',
  },
  paymentMethods: {
    key: 'text',
    name: 'text',
    position: 'integer',
  },
  countries: {
    code: 'text',
    name: 'text',
  },
  salutations: {
    text: 'text',
    position: 'integer',
  },
  banks: {
    id: 'integer, default',
    name: 'text',
    iban: 'text, default',
    bic: 'text, default',
    isMain: 'integer, default',
  },
  articles: {
    id: 'integer, default',
    number: 'text',
    description: 'text, default',
    nature: 'text, default',
    purchasePrice: 'integer, default',
    unitPrice: 'integer, default',
    searchText: 'text',
  },
  vatLookups: {
    vatNumber: 'text',
    name: 'text, default',
    address: 'text, default',
    countryCode: 'text, default',
    fetchedAt: 'integer',
  },
  numberSeries: {
    kind: 'text',
    year: 'integer',
    lastSequence: 'integer',
  },
  salesDocuments: {
    id: 'integer, default',
    kind: 'text',
    number: 'text',
    year: 'integer',
    sequence: 'integer',
    date: 'text',
    dueDate: 'text',
    deliveryDate: 'text',
    reference: 'text, default',
    remarks: 'text, default',
    notes: 'text, default',
    customerId: 'integer',
    companyName: 'text',
    buyer: 'text',
    countingType: 'text',
    discount: 'integer, default',
    defaultMargin: 'integer',
    quoteId: 'integer or null',
    eInvoiceStatus: 'text, default',
    creditedId: 'integer or null',
    lineNet: 'integer',
    allowance: 'integer',
    net: 'integer',
    vat: 'integer',
    total: 'integer',
    vatWithoutAllowance: 'integer',
    totalWithoutAllowance: 'integer',
    searchText: 'text',
    version: 'integer, default',
  },
  salesDocumentLines: {
    id: 'integer, default',
    documentId: 'integer',
    sequence: 'integer',
    type: 'text',
    nature: 'text or null',
    articleNumber: 'text, default',
    description: 'text, default',
    quantity: 'integer or null',
    unitPrice: 'integer or null',
    discount: 'integer or null',
    vatCode: 'integer or null',
    vatRate: 'integer or null',
    purchasePrice: 'integer or null',
    tracksStock: 'integer, default',
    delivered: 'integer, default',
    toDeliver: 'integer, default',
    backordered: 'integer, default',
    supplierCode: 'text, default',
    manufacturerCode: 'text, default',
    unitId: 'integer or null',
    description2: 'text, default',
    description3: 'text, default',
  },
  dueDates: {
    code: 'integer, default',
    documentId: 'integer',
    customerId: 'integer',
    date: 'text',
    amount: 'integer',
    paid: 'integer, default',
    credited: 'integer, default',
    settled: 'integer',
    method: 'text, default',
    searchText: 'text',
  },
  payments: {
    id: 'integer, default',
    dueDateCode: 'integer',
    customerId: 'integer',
    date: 'text',
    amount: 'integer',
    bankId: 'integer or null',
    method: 'text',
    notes: 'text, default',
  },
  creditNotes: {
    id: 'integer, default',
    number: 'text',
    customerId: 'integer',
    documentId: 'integer or null',
    date: 'text',
    deliveryDate: 'text or null',
    total: 'integer',
    notes: 'text, default',
    ownDocumentId: 'integer or null',
    open: 'integer, default',
  },
  creditSettlements: {
    id: 'integer, default',
    creditNoteId: 'integer',
    date: 'text',
    amount: 'integer',
    bankId: 'integer or null',
    dueDateCode: 'integer or null',
  },
  recurringInvoices: {
    id: 'integer, default',
    customerId: 'integer',
    documentNumber: 'text',
    lastDate: 'text or null',
    nextDate: 'text or null',
    frequency: 'text',
  },
  requestKeys: {
    userId: 'integer',
    key: 'text',
    request: 'text',
    answer: 'text',
    version: 'text, default',
    createdAt: 'integer',
  },
  changes: {
    id: 'integer, default',
    changedAt: 'integer',
    userId: 'integer or null',
    userName: 'text',
    action: 'text',
    thing: 'text',
    thingId: 'integer',
    before: 'text or null',
    after: 'text or null',
  },
  customerGroups: {
    id: 'integer, default',
    name: 'text',
    discount: 'integer, default',
    notes: 'text, default',
    searchText: 'text',
    version: 'integer, default',
  },
  customers: {
    ...customerTexts,
    id: 'integer, default',
    number: 'text',
    numberOrder: 'text',
    groupId: 'integer',
    companyName: 'text',
    representativeId: 'integer or null',
    emailVerified: 'integer, default',
    discount: 'integer, default',
    creditLimit: 'integer, default',
    openingBalance: 'integer, default',
    searchText: 'text',
    eInvoiceFault: 'integer, default',
    version: 'integer, default',
  },
  loginThrottles: {
    key: 'text',
    nameKey: 'text or null',
    failures: 'integer',
    startedAt: 'integer',
    lastFailedAt: 'integer',
  },
  migrations: { name: 'text', appliedAt: 'integer' },
  representatives: { id: 'integer, default', name: 'text' },
  seedRuns: {
    seed: 'integer',
    thing: 'text',
    requested: 'integer',
    remaining: 'integer',
    written: 'integer',
    lastDay: 'text or null',
  },
  sessions: {
    tokenHash: 'text',
    cookieHash: 'text',
    xsrfHash: 'text',
    userId: 'integer',
    createdAt: 'integer',
    lastUsedAt: 'integer',
    expiresAt: 'integer',
  },
  settings: { key: 'text', value: 'text' },
  users: {
    id: 'integer, default',
    name: 'text',
    displayName: 'text',
    passwordHash: 'text',
    active: 'integer, default',
    createdAt: 'integer',
    lastSignedInAt: 'integer or null',
    deviceSecret: 'text, default',
    unlockedAt: 'integer or null',
  },
};

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

const kinds: Record<string, string> = {
  integer: 'integer',
  int8: 'integer',
  text: 'text',
};

/** SQLite keeps an index of trigrams in tables. */
const trigramTable = /_trigrams(_|$)/;

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

test('the schema interface and the migrated database have the same tables and columns', async () => {
  const tables = await database.db.introspection.getTables();
  const ownTables = tables.filter(({ name }) => !trigramTable.test(name));
  const migrated = Object.fromEntries(
    ownTables.map((table) => [
      table.name,
      Object.fromEntries(
        table.columns.map((column) => {
          const kind = kinds[column.dataType.toLowerCase()] ?? column.dataType;
          const filledIn = column.hasDefaultValue || column.isAutoIncrementing;
          const nullable = column.isNullable ? ' or null' : '';
          return [column.name, `${kind}${nullable}${filledIn ? ', default' : ''}`];
        }),
      ),
    ]),
  );
  const declared = Object.fromEntries(
    Object.entries(declarations).map(([table, columns]) => [
      snakeCase(table),
      Object.fromEntries(
        Object.entries(columns).map(([column, kind]) => [snakeCase(column), kind]),
      ),
    ]),
  );
  expect(migrated).toEqual(declared);
});
