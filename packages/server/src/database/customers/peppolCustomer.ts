import type { PeppolForm } from '@facturatie/api-contract';
import { eInvoiceColumns, isWithoutEInvoice } from '../../eInvoice/isWithoutEInvoice.ts';
import type { Db } from '../db.ts';

/** The e-invoice settings of a customer, empty by default. */
export async function readPeppolCustomer(db: Db, customerId: number): Promise<PeppolForm> {
  const row = await db
    .selectFrom('peppolCustomers')
    .select(['peppolId', 'asksOrderNumber'])
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  return { peppolId: row?.peppolId ?? '', asksOrderNumber: row?.asksOrderNumber === 1 };
}

/** Changes it, in the transaction of the caller, which holds the customer. */
export async function changePeppolCustomer(
  trx: Db,
  customerId: number,
  { peppolId, asksOrderNumber }: PeppolForm,
): Promise<void> {
  const columns = { peppolId, asksOrderNumber: asksOrderNumber ? 1 : 0 } as const;
  await trx
    .insertInto('peppolCustomers')
    .values({ customerId, ...columns })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(columns))
    .execute();
  const customer = await trx
    .selectFrom('customers')
    .select(eInvoiceColumns)
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('customers')
    .set({ eInvoiceFault: isWithoutEInvoice(customer, peppolId) ? 1 : 0 })
    .where('id', '=', customerId)
    .execute();
}
