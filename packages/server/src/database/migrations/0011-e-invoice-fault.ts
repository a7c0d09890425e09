import { sql } from 'kysely';
import { eInvoiceColumns, isWithoutEInvoice } from '../../eInvoice/isWithoutEInvoice.ts';
import type { Db } from '../db.ts';
import { tableWords } from './tables.ts';

/** How many customers are read at once. */
const batch = 1000;

/** The customers to which no e-invoice can be sent, so that an index counts and lists them. */
export async function up(db: Db): Promise<void> {
  const { integer } = tableWords(db);
  await db.schema
    .alterTable('customers')
    .addColumn('eInvoiceFault', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('customers')
      .leftJoin('peppolCustomers', 'peppolCustomers.customerId', 'customers.id')
      .select(['id', 'peppolId', ...eInvoiceColumns])
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
    const found = rows.filter((row) => isWithoutEInvoice(row, row.peppolId ?? ''));
    if (found.length === 0) continue;
    await db
      .updateTable('customers')
      .set({ eInvoiceFault: 1 })
      .where(
        'id',
        'in',
        found.map(({ id }) => id),
      )
      .execute();
  }
  await db.schema
    .createIndex('customersEInvoiceFault')
    .on('customers')
    .column('numberOrder')
    .where(sql<boolean>`e_invoice_fault = 1`)
    .execute();
}
