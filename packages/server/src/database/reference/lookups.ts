import type { CustomerLookups, KeyValue } from '@facturatie/api-contract';
import { bytewise } from '../bytewise.ts';
import type { Db } from '../db.ts';

/** The lists to choose from that come with a customer. */
export async function readCustomerLookups(db: Db): Promise<CustomerLookups> {
  return {
    groups: await db
      .selectFrom('customerGroups')
      .select(['id', 'name'])
      .orderBy(bytewise(db, 'searchText'))
      .orderBy('id')
      .execute(),
    representatives: await db
      .selectFrom('representatives')
      .select(['id', 'name'])
      .orderBy('name')
      .orderBy('id')
      .execute(),
    countingTypes: await readCountingTypes(db),
    countries: await db
      .selectFrom('countries')
      .select(['code as key', 'name as value'])
      .orderBy('name')
      .execute(),
    salutations: (
      await db.selectFrom('salutations').select('text').orderBy('position').execute()
    ).map(({ text }) => text),
  };
}

/** How VAT can be counted: F first. */
export async function readCountingTypes(db: Db): Promise<KeyValue[]> {
  return db
    .selectFrom('countingTypes')
    .select(['key', 'name as value'])
    .orderBy('position')
    .execute();
}
