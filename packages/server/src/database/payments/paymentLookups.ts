import type { PaymentLookups } from '@facturatie/api-contract';
import type { Db } from '../db.ts';

/** The methods and banks that a payment can have, the main bank first. */
export async function readPaymentLookups(db: Db): Promise<PaymentLookups> {
  const banks = await db
    .selectFrom('banks')
    .select(['id', 'name', 'isMain'])
    .orderBy('isMain', 'desc')
    .orderBy('id')
    .execute();
  return {
    methods: await db
      .selectFrom('paymentMethods')
      .select(['key', 'name as value'])
      .orderBy('position')
      .execute(),
    banks: banks.map(({ isMain, ...bank }) => ({ ...bank, isMain: isMain === 1 })),
  };
}
