import type { DueDate } from '@facturatie/api-contract';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { DueDatesTable } from '../documentTables.ts';
import { lockedForUpdate } from '../rowLock.ts';
import { dueDateOf, selectDueDates } from './dueDateColumns.ts';

/** A due date as its row has it. */
export type DueDateRecord = Selectable<DueDatesTable>;

/** The due date of a code, locked until the transaction ends; undefined when there is none. */
export async function readDueDateForUpdate(
  trx: Db,
  code: number,
): Promise<DueDateRecord | undefined> {
  const query = trx.selectFrom('dueDates').selectAll().where('code', '=', code);
  return lockedForUpdate(trx, query).executeTakeFirst();
}

/** The open amount of a due date, in cents. */
export function balanceOf({ amount, paid, credited }: DueDateRecord): number {
  return amount - paid - credited;
}

/** What a payment changes on its due date. */
export interface PaidPart {
  /** Cents; at most the balance of the due date. */
  readonly amount: number;
  readonly method: string;
}

/**
 * Counts a payment on a due date that is kept for update, and gives the due date as it is now.
 * @throws the database's check violation when more is paid than there is to pay
 */
export async function payDueDate(
  trx: Db,
  dueDate: DueDateRecord,
  { amount, method }: PaidPart,
): Promise<DueDate> {
  await trx
    .updateTable('dueDates')
    .set({
      paid: dueDate.paid + amount,
      settled: amount === balanceOf(dueDate) ? 1 : 0,
      method,
    })
    .where('code', '=', dueDate.code)
    .execute();
  const row = selectDueDates(trx).where('dueDates.code', '=', dueDate.code);
  return dueDateOf(await row.executeTakeFirstOrThrow());
}
