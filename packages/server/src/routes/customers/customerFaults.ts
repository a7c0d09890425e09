import type { CustomerForm } from '@facturatie/api-contract';
import type { Db } from '../../database/db.ts';
import { lockedForShare } from '../../database/rowLock.ts';
import type { FieldCode, FieldFaults } from '../../http/refuseFields.ts';

/** Paths below the customers' own: a customer of such a number could never be requested. */
const takenPaths = new Set(['betaling', 'betalingthings', '.', '..']);

/** Checks that the references of a customer exist. */
export interface CustomerReferences {
  readonly group: boolean;
  readonly representative: boolean;
  readonly countingType: boolean;
  readonly invoiceCountry: boolean;
  readonly deliveryCountry: boolean;
}

/**
 * What keeps a customer form from being saved that only the database can check. What it refers to is
 * held until the transaction ends.
 */
export async function customerFaults(trx: Db, form: CustomerForm): Promise<FieldFaults> {
  const group = trx.selectFrom('customerGroups').select('id').where('id', '=', form.groupId);
  const countingType = trx
    .selectFrom('countingTypes')
    .select('key')
    .where('key', '=', form.countingType);
  const isCountry = async (code: string) => {
    const country = trx.selectFrom('countries').select('code').where('code', '=', code);
    return (await country.executeTakeFirst()) !== undefined;
  };
  return customerFaultsAmong(form, {
    group: (await lockedForShare(trx, group).executeTakeFirst()) !== undefined,
    representative: await isRepresentative(trx, form.representativeId),
    countingType: (await countingType.executeTakeFirst()) !== undefined,
    invoiceCountry: await isCountry(form.invoiceAddress.country),
    deliveryCountry: await isCountry(form.deliveryAddress.country),
  });
}

/** The same where it is known already what there is. */
export function customerFaultsAmong(form: CustomerForm, there: CustomerReferences): FieldFaults {
  const faults: Record<string, FieldCode> = {};
  if (takenPaths.has(form.number.toLowerCase())) faults['number'] = 'customer.numberNotAddressable';
  if (!there.group) faults['groupId'] = 'customer.groupUnknown';
  if (!there.representative) faults['representativeId'] = 'customer.representativeUnknown';
  if (!there.countingType) faults['countingType'] = 'countingType.unknown';
  if (!there.invoiceCountry) faults['invoiceAddress.country'] = 'customer.countryUnknown';
  if (!there.deliveryCountry) faults['deliveryAddress.country'] = 'customer.countryUnknown';
  return faults;
}

async function isRepresentative(trx: Db, id: number | null): Promise<boolean> {
  if (id === null) return true;
  const found = trx.selectFrom('representatives').select('id').where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}
