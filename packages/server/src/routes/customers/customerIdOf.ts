import { customerNumberOrder } from '../../database/customers/customerNumberOrder.ts';
import type { Db } from '../../database/db.ts';
import { Refusal } from '../../http/refusal.ts';

/**
 * The id of the customer that a path names by its number.
 * @throws Refusal 404 when there is none
 */
export async function customerIdOf(db: Db, number: string): Promise<number> {
  const customer = await db
    .selectFrom('customers')
    .select('id')
    .where('numberOrder', '=', customerNumberOrder(number))
    .executeTakeFirst();
  if (customer === undefined) throw new Refusal(404, 'customer.unknown');
  return customer.id;
}
