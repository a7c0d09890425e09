import type { CustomerForm } from '@facturatie/api-contract';
import type { Db } from '../db.ts';
import { columnsOf } from './customerColumns.ts';
import { newVersion } from '../newVersion.ts';
import { completeCustomer } from './insertCustomers.ts';
import { readPeppolCustomer } from './peppolCustomer.ts';

/**
 * Adds one customer and gives its id.
 * @throws the database's unique violation when its number is taken
 */
export async function insertCustomer(db: Db, form: CustomerForm): Promise<number> {
  const { id } = await db
    .insertInto('customers')
    .values({ ...completeCustomer(columnsOf(form)), version: newVersion() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes a customer, which gets another version. What no form has stays: the opening balance.
 * @throws the database's unique violation when its new number is taken
 */
export async function changeCustomer(db: Db, id: number, form: CustomerForm): Promise<void> {
  const { peppolId } = await readPeppolCustomer(db, id);
  const { openingBalance: _kept, ...columns } = completeCustomer(columnsOf(form), peppolId);
  await db
    .updateTable('customers')
    .set({ ...columns, version: newVersion() })
    .where('id', '=', id)
    .execute();
}
