import type { Insertable, Selectable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import type { TestDatabase } from '../testing/openTestDatabase.ts';
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

/**
 * The interface once more, as values: the compiler refuses a table or column
 * that is missing here, is too many, or is declared otherwise.
 */
const declarations: Declarations = {
  customerGroups: {
    id: 'integer, default',
    name: 'text',
    discount: 'integer, default',
    notes: 'text, default',
    searchText: 'text',
  },
  customers: {
    id: 'integer, default',
    number: 'text',
    numberOrder: 'text',
    groupId: 'integer',
    vatNumber: 'text, default',
    companyName: 'text',
    salutation: 'text, default',
    contactName: 'text, default',
    jobTitle: 'text, default',
    reference: 'text, default',
    website: 'text, default',
    legalEntityRegister: 'text, default',
    enterpriseNumber: 'text, default',
    bank: 'text, default',
    bic: 'text, default',
    iban: 'text, default',
    representativeId: 'integer or null',
    emailVerified: 'integer, default',
    discount: 'integer, default',
    ledgerAccount: 'text, default',
    countingType: 'text, default',
    creditLimit: 'integer, default',
    openingBalance: 'integer, default',
    notes: 'text, default',
    street: 'text, default',
    postcode: 'text, default',
    city: 'text, default',
    country: 'text, default',
    email: 'text, default',
    phone: 'text, default',
    mobile: 'text, default',
    fax: 'text, default',
    deliveryStreet: 'text, default',
    deliveryPostcode: 'text, default',
    deliveryCity: 'text, default',
    deliveryCountry: 'text, default',
    deliveryEmail: 'text, default',
    deliveryPhone: 'text, default',
    deliveryMobile: 'text, default',
    deliveryFax: 'text, default',
    searchText: 'text',
    version: 'integer, default',
  },
  loginThrottles: {
    key: 'text',
    failures: 'integer',
    startedAt: 'integer',
    lastFailedAt: 'integer',
  },
  migrations: { name: 'text', appliedAt: 'integer' },
  representatives: { id: 'integer, default', name: 'text' },
  seedRuns: { seed: 'integer', requested: 'integer', remaining: 'integer', written: 'integer' },
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

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

test('the schema interface and the migrated database have the same tables and columns', async () => {
  const tables = await database.db.introspection.getTables();
  const migrated = Object.fromEntries(
    tables.map((table) => [
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
