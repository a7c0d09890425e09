import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { plainNumberOrders } from './customerNumberOrder.ts';

/** The highest customer number that consists of digits only; 0 when there is none. */
export async function highestCustomerNumber(db: Db): Promise<number> {
  const row = await db
    .selectFrom('customers')
    .select('numberOrder')
    .where('numberOrder', '<', plainNumberOrders.below)
    .where(sql<number>`length(number_order)`, '=', plainNumberOrders.length)
    .orderBy('numberOrder', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.numberOrder ?? 0);
}
