import type { Customer } from '@facturatie/api-contract';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { lockedForUpdate } from '../rowLock.ts';
import type { Customer as CustomerRecord } from '../schema.ts';
import { customerOf } from './customerColumns.ts';
import { customerNumberOrder } from './customerNumberOrder.ts';

/** A customer with its row. */
export interface ReadCustomer {
  readonly row: CustomerRecord;
  readonly customer: Customer;
}

/** The customer of a number, however it is spelled (`a1` and `A01` are the same); undefined when there is none. */
export async function readCustomer(db: Db, number: string): Promise<ReadCustomer | undefined> {
  return withBalance(db, await rowOf(db, number).executeTakeFirst());
}

/** The same, locked until the transaction ends. */
export async function readCustomerForUpdate(
  trx: Db,
  number: string,
): Promise<ReadCustomer | undefined> {
  return withBalance(trx, await lockedForUpdate(trx, rowOf(trx, number)).executeTakeFirst());
}

function rowOf(db: Db, number: string) {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('numberOrder', '=', customerNumberOrder(number));
}

async function withBalance(
  db: Db,
  row: CustomerRecord | undefined,
): Promise<ReadCustomer | undefined> {
  if (row === undefined) return undefined;
  return { row, customer: customerOf(row, await openAmount(db, row.id)) };
}

/** The open amount of a customer's invoices, less what its credit notes give back, in cents. */
async function openAmount(db: Db, customerId: number): Promise<number> {
  const { open } = await db
    .selectFrom('dueDates')
    .select(sql<number>`cast(coalesce(sum(amount - paid - credited), 0) as bigint)`.as('open'))
    .where('customerId', '=', customerId)
    .where('settled', '=', 0)
    .executeTakeFirstOrThrow();
  const { credit } = await db
    .selectFrom('creditNotes')
    .select(sql<number>`cast(coalesce(sum(open), 0) as bigint)`.as('credit'))
    .where('customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  return open - credit;
}
