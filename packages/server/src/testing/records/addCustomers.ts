import { insertCustomers } from '../../database/customers/insertCustomers.ts';
import type { CustomerInput } from '../../database/customers/insertCustomers.ts';
import type { Db } from '../../database/db.ts';

/** Adds customers from the fields that a test gives; all in one new group. */
export async function addCustomers(
  db: Db,
  customers: readonly Partial<CustomerInput>[],
): Promise<void> {
  const { id: groupId } = await db
    .insertInto('customerGroups')
    .values({ name: 'Algemeen', searchText: 'algemeen' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = customers.map((customer, index) => ({
    number: String(index + 1),
    companyName: `Klant ${index + 1}`,
    groupId,
    ...customer,
  }));
  if (rows.length > 0) await insertCustomers(db, rows);
}

/** Leaves a database without customers and groups. */
export async function removeCustomers(db: Db): Promise<void> {
  await db.deleteFrom('customers').execute();
  await db.deleteFrom('customerGroups').execute();
}
