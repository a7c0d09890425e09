import type { CustomerForm, DeliveryAddress, InvoiceAddress } from '@facturatie/api-contract';
import type { Generated, Insertable, Selectable } from 'kysely';
import type { Flag } from './flag.ts';
import type {
  ChangesTable,
  CreditNotesTable,
  CreditSettlementsTable,
  DueDatesTable,
  EInvoicesTable,
  NumberSeriesTable,
  PaymentsTable,
  RecurringInvoicesTable,
  RequestKeysTable,
  SalesDocumentLinesTable,
  SalesDocumentsTable,
} from './documentTables.ts';
import type {
  ArticlesTable,
  BanksTable,
  CountingTypesTable,
  CountriesTable,
  PaymentMethodsTable,
  SalutationsTable,
  UnitsTable,
  VatGroupsTable,
  VatLookupsTable,
} from './referenceTables.ts';

/**
 * The tables as TypeScript sees them. The columns themselves are snake_case
 * (`company_name`); one Kysely plugin translates. A test holds this interface
 * against the migrated database, column by column.
 *
 * Units, for every table:
 * - amounts are integer cents, percentages integer hundredths (2,5 % is 250);
 * - instants are integer milliseconds since 1970 UTC, dates are `yyyy-mm-dd`;
 * - yes or no is 1 or 0; an empty text is '' and never null, so null always
 *   means "none" (no representative).
 */
export interface Database {
  articles: ArticlesTable;
  banks: BanksTable;
  changes: ChangesTable;
  countingTypes: CountingTypesTable;
  countries: CountriesTable;
  creditNotes: CreditNotesTable;
  creditSettlements: CreditSettlementsTable;
  customerGroups: CustomerGroupsTable;
  customers: CustomersTable;
  dueDates: DueDatesTable;
  eInvoices: EInvoicesTable;
  loginThrottles: LoginThrottlesTable;
  migrations: MigrationsTable;
  numberSeries: NumberSeriesTable;
  paymentMethods: PaymentMethodsTable;
  payments: PaymentsTable;
  peppolCustomers: PeppolCustomersTable;
  recurringInvoices: RecurringInvoicesTable;
  representatives: RepresentativesTable;
  requestKeys: RequestKeysTable;
  salesDocumentLines: SalesDocumentLinesTable;
  salesDocuments: SalesDocumentsTable;
  salutations: SalutationsTable;
  seedRuns: SeedRunsTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  units: UnitsTable;
  users: UsersTable;
  vatGroups: VatGroupsTable;
  vatLookups: VatLookupsTable;
}

/** Staff who may sign in. */
export interface UsersTable {
  id: Generated<number>;
  /** The login name, unique, stored in lower case. */
  name: string;
  displayName: string;
  /** The whole encoded hash: algorithm, parameters, salt and digest. */
  passwordHash: string;
  /** 0 disables the account without losing its history. */
  active: Generated<Flag>;
  createdAt: number;
  /** When a session was last started; null before the first. */
  lastSignedInAt: number | null;
  /** Signs the device cookies of this user; '' until the next sign-in after they were revoked. */
  deviceSecret: Generated<string>;
  /** When an operator last unlocked the sign-in; null if never. */
  unlockedAt: number | null;
}

/** One row per signed-in session; only hashes of its secrets are kept. */
export interface SessionsTable {
  /** sha256 of the bearer token, hexadecimal. */
  tokenHash: string;
  /** sha256 of the value of the HttpOnly session cookie, hexadecimal. */
  cookieHash: string;
  /** sha256 of the anti-forgery token bound to this session, hexadecimal. */
  xsrfHash: string;
  userId: number;
  createdAt: number;
  lastUsedAt: number;
  /** The end of the session, however busy it is. */
  expiresAt: number;
}

/** Failed logins, counted per key; see `LoginThrottle`. */
export interface LoginThrottlesTable {
  /** sha256, hexadecimal. */
  key: string;
  /** sha256 of the login name that it counts for, hexadecimal; null for a network. */
  nameKey: string | null;
  failures: number;
  /** When the counting began. */
  startedAt: number;
  lastFailedAt: number;
}

/** Every customer belongs to one group. */
export interface CustomerGroupsTable {
  id: Generated<number>;
  name: string;
  /** Hundredths of a percent, 0 to 10000. */
  discount: Generated<number>;
  notes: Generated<string>;
  /** The text that is searched; see `customerGroupSearchText`. */
  searchText: string;
  /** Changes with every save, see `newVersion`: with the id it is the ETag of the group. */
  version: Generated<number>;
}

/** The sales representatives, one per customer at most. */
export interface RepresentativesTable {
  id: Generated<number>;
  name: string;
}

/** The column of a field of a form. Unless it is given, it is '', 0 or null. */
type ColumnOf<Value> = [Value] extends [boolean]
  ? Generated<Flag>
  : [Value] extends [string]
    ? Generated<string>
    : null extends Value
      ? number | null
      : Generated<number>;

/** The columns of the delivery address of a customer: `deliveryStreet`. */
type DeliveryTable = {
  -readonly [Name in keyof DeliveryAddress as `delivery${Capitalize<Name>}`]: ColumnOf<
    DeliveryAddress[Name]
  >;
};

/** The columns of what staff fill in for a customer: one for each field of the codec `customerForm`. */
type CustomerFormTable = DeliveryTable & {
  -readonly [Name in keyof (CustomerForm & InvoiceAddress)]: ColumnOf<
    (CustomerForm & InvoiceAddress)[Name]
  >;
};

/** Product spec section 3, Customer: every field, in English, except what is computed (the balance). */
export interface CustomersTable extends Omit<
  CustomerFormTable,
  'number' | 'groupId' | 'companyName' | 'invoiceAddress' | 'deliveryAddress'
> {
  id: Generated<number>;
  /** The customer number that staff use: any text, never empty. */
  number: string;
  /** The unique sort key of customers; see `customerNumberOrder`. */
  numberOrder: string;
  groupId: number;
  companyName: string;
  /** The open amount before the first document in this database. */
  openingBalance: Generated<number>;
  /** The text that is searched; see `customerSearchText`. */
  searchText: string;
  /** Whether the law requires e-invoices to it and none can be sent; see `isWithoutEInvoice`. */
  eInvoiceFault: Generated<Flag>;
  /** Changes with every save, see `newVersion`: with the id it is the ETag of the customer. */
  version: Generated<number>;
}

/** The e-invoice settings of a customer; without a row they follow from its numbers. */
export interface PeppolCustomersTable {
  customerId: number;
  /** Where it receives them: `0208:0403170701`; '' when that follows from its numbers. */
  peppolId: Generated<string>;
  /** Whether the reference of its documents is an order number, which it requires. */
  asksOrderNumber: Generated<Flag>;
}

/** Settings of the installation. */
export interface SettingsTable {
  key: string;
  value: string;
}

/** The kinds of records that can be generated. */
export type SeededThing = 'customers' | 'documents';

/** The progress of each stream of generated customers or documents; see `writeInBatches`. */
export interface SeedRunsTable {
  /** The seed that names the stream. */
  seed: number;
  thing: SeededThing;
  /** The number of records that the running, or last, run adds. */
  requested: number;
  /** How many of those are still to be written; 0 when the run is complete. */
  remaining: number;
  /** How many this stream has written in total. */
  written: number;
  /** The last day that a document of the run may have; null of customers. */
  lastDay: string | null;
}

/** The migrations that have run, in their order. */
export interface MigrationsTable {
  name: string;
  appliedAt: number;
}

export type Customer = Selectable<CustomersTable>;
export type DeliveryColumns = Selectable<DeliveryTable>;
export type NewCustomer = Insertable<CustomersTable>;
export type NewCustomerGroup = Insertable<CustomerGroupsTable>;
export type User = Selectable<UsersTable>;
export type SeedRun = Selectable<SeedRunsTable>;
