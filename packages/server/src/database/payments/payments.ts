import type { PaymentRow } from '@facturatie/api-contract';
import { cents, isoDate } from '@facturatie/invoice-engine';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { PaymentsTable } from '../documentTables.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';

/** A payment as its row has it. */
export type PaymentRecord = Selectable<PaymentsTable>;

/** Adds a payment and gives its row. */
export async function insertPayment(
  trx: Db,
  payment: Omit<PaymentRecord, 'id' | 'notes'>,
): Promise<PaymentRecord> {
  return trx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow();
}

/** One page of the payments of a customer, the newest first. */
export async function listCustomerPayments(
  db: Db,
  customerId: number,
  request: PageRequest,
): Promise<Page<PaymentRow>> {
  const found = db.selectFrom('payments').where('payments.customerId', '=', customerId);
  const page = await readPage(request, {
    count: () => countRows(found),
    read({ from, offset, limit }) {
      const direction = from === 'start' ? 'desc' : 'asc';
      return found
        .leftJoin('banks', 'banks.id', 'payments.bankId')
        .select(['payments.date', 'payments.amount', 'payments.notes', 'banks.name as bankName'])
        .orderBy('payments.date', direction)
        .orderBy('payments.id', direction)
        .limit(limit)
        .offset(offset)
        .execute();
    },
  });
  return {
    ...page,
    rows: page.rows.map(({ date, amount, notes, bankName }) => ({
      date: isoDate(date),
      amount: cents(amount),
      bankName: bankName ?? '',
      notes,
    })),
  };
}
