import { percent } from '@facturatie/invoice-engine';
import type { CustomerGroup, CustomerGroupForm, CustomerGroupRow } from '@facturatie/api-contract';
import { bytewise } from '../db.ts';
import type { Db } from '../db.ts';
import type { Selectable } from 'kysely';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';
import { newVersion } from '../newVersion.ts';
import { lockedForUpdate } from '../rowLock.ts';
import type { CustomerGroupsTable } from '../schema.ts';
import { containsTerms } from '../search/containsTerms.ts';
import { customerGroupSearchText } from '../search/searchTexts.ts';

export interface CustomerGroupListRequest extends PageRequest {
  /** What was typed; '' lists every group. */
  search: string;
}

/** One page of the groups that a search finds, by name, with the number of customers in each. */
export async function listCustomerGroups(
  db: Db,
  { search, ...request }: CustomerGroupListRequest,
): Promise<Page<CustomerGroupRow>> {
  const found = db
    .selectFrom('customerGroups')
    .where(containsTerms(db, 'customerGroups.searchText', search));
  const page = await readPage(request, {
    count: () => countRows(found),
    read({ from, offset, limit }) {
      const direction = from === 'start' ? 'asc' : 'desc';
      return found
        .select(['id', 'name', 'discount', 'notes'])
        .select(({ selectFrom }) =>
          selectFrom('customers')
            .whereRef('customers.groupId', '=', 'customerGroups.id')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .as('customerCount'),
        )
        .orderBy(bytewise(db, 'searchText'), direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
    },
  });
  return {
    ...page,
    rows: page.rows.map(({ customerCount, discount, ...row }) => ({
      ...row,
      discount: percent(discount),
      customerCount: customerCount ?? 0,
    })),
  };
}

/** A group and its version; undefined when there is none of that id. */
export async function readCustomerGroup(
  db: Db,
  id: number,
): Promise<ReadCustomerGroup | undefined> {
  return groupOf(await rowOf(db, id).executeTakeFirst());
}

/** The same, locked until the transaction ends. */
export async function readCustomerGroupForUpdate(
  trx: Db,
  id: number,
): Promise<ReadCustomerGroup | undefined> {
  return groupOf(await lockedForUpdate(trx, rowOf(trx, id)).executeTakeFirst());
}

export interface ReadCustomerGroup {
  readonly group: CustomerGroup;
  readonly version: GroupVersion;
}

type GroupVersion = Pick<Selectable<CustomerGroupsTable>, 'id' | 'version'>;

function rowOf(db: Db, id: number) {
  return db
    .selectFrom('customerGroups')
    .select(['id', 'name', 'discount', 'notes', 'version'])
    .where('id', '=', id);
}

type GroupRow = Omit<CustomerGroup, 'discount'> & { discount: number; version: number };

function groupOf(row: GroupRow | undefined): ReadCustomerGroup | undefined {
  if (row === undefined) return undefined;
  const { version, discount, ...group } = row;
  return { group: { ...group, discount: percent(discount) }, version: { id: row.id, version } };
}

/** Adds a group and gives its id and version. */
export async function insertCustomerGroup(db: Db, form: CustomerGroupForm): Promise<GroupVersion> {
  return db
    .insertInto('customerGroups')
    .values(columnsOf(form))
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

/** Changes a group and gives its new version. */
export async function changeCustomerGroup(
  db: Db,
  id: number,
  form: CustomerGroupForm,
): Promise<GroupVersion> {
  return db
    .updateTable('customerGroups')
    .set(columnsOf(form))
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
}

function columnsOf(form: CustomerGroupForm) {
  return { ...form, searchText: customerGroupSearchText(form), version: newVersion() };
}

/** Whether a customer belongs to the group. */
export async function hasCustomers(db: Db, groupId: number): Promise<boolean> {
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('groupId', '=', groupId)
    .limit(1)
    .executeTakeFirst();
  return customer !== undefined;
}

/** Removes a group. */
export async function removeCustomerGroup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('customerGroups').where('id', '=', id).execute();
}
