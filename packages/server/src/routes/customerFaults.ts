import type { CustomerForm } from '@facturatie/api-contract';
import type { Db } from '../database/db.ts';
import { lockedForShare } from '../database/rowLock.ts';
import type { FieldCode, FieldFaults } from '../http/refuseFields.ts';

/** Paths below the customers' own: a customer of such a number could never be asked for. */
const takenPaths = new Set(['betaling', 'betalingthings', '.', '..']);

/**
 * What keeps a customer form from being saved that only the database can tell. What it refers to is
 * held until the transaction ends.
 */
export async function customerFaults(trx: Db, form: CustomerForm): Promise<FieldFaults> {
  const faults: Record<string, FieldCode> = {};
  if (takenPaths.has(form.number.toLowerCase())) faults['number'] = 'customer.numberNotAddressable';
  const group = trx.selectFrom('customerGroups').select('id').where('id', '=', form.groupId);
  if (!(await lockedForShare(trx, group).executeTakeFirst())) {
    faults['groupId'] = 'customer.groupUnknown';
  }
  if (!(await isRepresentative(trx, form.representativeId))) {
    faults['representativeId'] = 'customer.representativeUnknown';
  }
  const countingType = await trx
    .selectFrom('countingTypes')
    .select('key')
    .where('key', '=', form.countingType)
    .executeTakeFirst();
  if (countingType === undefined) faults['countingType'] = 'countingType.unknown';
  return faults;
}

async function isRepresentative(trx: Db, id: number | null): Promise<boolean> {
  if (id === null) return true;
  const found = trx.selectFrom('representatives').select('id').where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}
