import { customer, customerForm, wirePath } from '@facturatie/api-contract';
import type { Description } from '@facturatie/api-contract';
import { completeCustomer } from '../../../database/customers/insertCustomers.ts';
import type { CompleteCustomer } from '../../../database/customers/insertCustomers.ts';
import { newVersion } from '../../../database/newVersion.ts';
import { columnsOf, customerOf } from '../../../database/customers/customerColumns.ts';
import { customerNumberOrder } from '../../../database/customers/customerNumberOrder.ts';
import { readPeppolCustomer } from '../../../database/customers/peppolCustomer.ts';
import type { Db } from '../../../database/db.ts';
import { readCustomerLookups } from '../../../database/reference/lookups.ts';
import type { Customer } from '../../../database/schema.ts';
import { normaliseSearchText } from '../../../database/search/normaliseSearchText.ts';
import { customerFaultsAmong } from '../../../routes/customers/customerFaults.ts';
import { decimalCell, yesNoCell } from './cells.ts';
import type { ReadCell } from './cells.ts';
import { importColumns, wireNameOf } from './importColumns.ts';
import type {
  ImportColumn,
  ImportedTable,
  OpenTable,
  RowFault,
  RowReading,
  Wire,
} from './ImportedTable.ts';

/** Columns that are more than text, by English path. */
const given: Readonly<Record<string, { required?: boolean; read?: ReadCell }>> = {
  number: { required: true },
  discount: { read: decimalCell },
  creditLimit: { read: decimalCell },
  emailVerified: { read: yesNoCell },
};

/** What only an import sets: what was open before the first document here. */
const openingColumn = wireNameOf(customer, 'openingBalance');

/** The English paths of what travels. */
function pathsOf(description: Description, above = ''): string[] {
  if (description.kind !== 'object') return [];
  return description.fields.flatMap(({ name, wireName, description: below }) =>
    wireName === undefined ? pathsOf(below, `${above}${name}.`) : [above + name],
  );
}

const paths = pathsOf(customerForm.description);

const columns: readonly ImportColumn[] = [
  ...importColumns(
    customerForm,
    Object.fromEntries(paths.map((path) => [path, given[path] ?? {}])),
  ),
  ...importColumns(customer, { openingBalance: { read: decimalCell } }),
];

const numberColumn = wireNameOf(customerForm, 'number');
const groupColumn = wireNameOf(customerForm, 'groupId');
const representativeColumn = wireNameOf(customerForm, 'representativeId');
const countryColumns = ['invoiceAddress.country', 'deliveryAddress.country'].map((path) =>
  wireNameOf(customerForm, path),
);

/** Customers, by their number, under the rules of the form that saves them. */
export const customersTable: ImportedTable<Customer, CompleteCustomer> = {
  thing: 'customer',
  columns,
  keyColumn: numberColumn,
  keyOf: customerNumberOrder,
  async open(db) {
    return new CustomersImport(db, await referencesOf(db));
  },
};

/** What customers refer to. */
interface References {
  /** Ids by id and by normalised name. */
  readonly groups: ReadonlyMap<string, number>;
  readonly representatives: ReadonlyMap<string, number>;
  readonly countingTypes: ReadonlySet<string>;
  /** Codes by normalised code and name. */
  readonly countries: ReadonlyMap<string, string>;
}

async function referencesOf(db: Db): Promise<References> {
  const { groups, representatives, countingTypes, countries } = await readCustomerLookups(db);
  return {
    groups: idsOf(groups),
    representatives: idsOf(representatives),
    countingTypes: new Set(countingTypes.map(({ key }) => key)),
    countries: new Map(
      countries.flatMap(({ key, value }) =>
        [key, value].map((text) => [normaliseSearchText(text), key] as const),
      ),
    ),
  };
}

/** A name wins over an id that looks the same. */
function idsOf(things: readonly { id: number; name: string }[]): Map<string, number> {
  return new Map([
    ...things.map(({ id }) => [String(id), id] as const),
    ...things.map(({ id, name }) => [normaliseSearchText(name), id] as const),
  ]);
}

/** The id of nothing: rows are numbered from 1. */
const noId = 0;

class CustomersImport implements OpenTable<Customer, CompleteCustomer> {
  readonly #db: Db;
  readonly #references: References;
  readonly #groupIds: ReadonlySet<number>;
  readonly #representativeIds: ReadonlySet<number>;
  readonly #countryCodes: ReadonlySet<string>;

  constructor(db: Db, references: References) {
    this.#db = db;
    this.#references = references;
    this.#groupIds = new Set(references.groups.values());
    this.#representativeIds = new Set(references.representatives.values());
    this.#countryCodes = new Set(references.countries.values());
  }

  async existing(keys: readonly string[]): Promise<Map<string, Customer>> {
    const rows = await this.#db
      .selectFrom('customers')
      .selectAll()
      .where('numberOrder', 'in', keys)
      .execute();
    return new Map(rows.map((row) => [row.numberOrder, row]));
  }

  wireOf(row: Customer): Wire {
    return customer.encode(customerOf(row, 0)) as Wire;
  }

  read(cells: Wire): RowReading<CompleteCustomer> {
    const wire = this.#resolved(cells);
    const form = customerForm.decode(wire);
    const field = customer.fields.openingBalance;
    const balance =
      'codec' in field ? field.codec.decode(wire[openingColumn]) : { ok: true as const, value: 0 };
    if (form.ok && balance.ok) {
      const faults = this.#faultsOf(form.value);
      if (faults.length > 0) return { faults };
      return {
        values: completeCustomer({ ...columnsOf(form.value), openingBalance: balance.value }),
      };
    }
    const issues = form.ok ? [] : form.issues;
    const faults = issues.map(({ path, code }) => ({ wireName: path, code }));
    if (!balance.ok) {
      for (const { code } of balance.issues) faults.push({ wireName: openingColumn, code });
    }
    return { faults };
  }

  /** Groups and representatives may be named as well as numbered, countries named. */
  #resolved(cells: Wire): Wire {
    const { groups, representatives, countries } = this.#references;
    const id = (ids: ReadonlyMap<string, number>, cell: unknown) =>
      typeof cell !== 'string' || cell === '' ? cell : (ids.get(normaliseSearchText(cell)) ?? noId);
    const country = (cell: unknown) =>
      typeof cell === 'string' ? (countries.get(normaliseSearchText(cell)) ?? cell) : cell;
    return {
      ...cells,
      [groupColumn]: id(groups, cells[groupColumn]),
      [representativeColumn]: id(representatives, cells[representativeColumn]),
      ...Object.fromEntries(countryColumns.map((name) => [name, country(cells[name])])),
    };
  }

  #faultsOf(form: Parameters<typeof customerFaultsAmong>[0]): RowFault[] {
    const { representativeId } = form;
    const faults = customerFaultsAmong(form, {
      group: this.#groupIds.has(form.groupId),
      representative: representativeId === null || this.#representativeIds.has(representativeId),
      countingType: this.#references.countingTypes.has(form.countingType),
      invoiceCountry: this.#countryCodes.has(form.invoiceAddress.country),
      deliveryCountry: this.#countryCodes.has(form.deliveryAddress.country),
    });
    return Object.entries(faults).map(([path, code]) => ({
      wireName: wirePath(customerForm.description, path) ?? path,
      code,
    }));
  }

  async insert(values: readonly CompleteCustomer[]): Promise<Customer[]> {
    const rows = values.map((row) => ({ ...row, version: newVersion() }));
    return this.#db.insertInto('customers').values(rows).returningAll().execute();
  }

  async update(id: number, values: CompleteCustomer): Promise<Customer> {
    const { peppolId } = await readPeppolCustomer(this.#db, id);
    return this.#db
      .updateTable('customers')
      .set({ ...completeCustomer(values, peppolId), version: newVersion() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
