import type { CustomerLookups, KeyValue } from '@facturatie/api-contract';
import { bytewise } from '../db.ts';
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
    countries: await readCountries(db),
    salutations: (
      await db.selectFrom('salutations').select('text').orderBy('position').execute()
    ).map(({ text }) => text),
  };
}

/** By name, as Dutch sorts: neither database does that by itself. */
async function readCountries(db: Db): Promise<KeyValue[]> {
  const countries = await db
    .selectFrom('countries')
    .select(['code as key', 'name as value'])
    .execute();
  const dutch = new Intl.Collator('nl-BE');
  return countries.toSorted((one, other) => dutch.compare(one.value, other.value));
}

/** How VAT can be counted: F first. */
export async function readCountingTypes(db: Db): Promise<KeyValue[]> {
  return db
    .selectFrom('countingTypes')
    .select(['key', 'name as value'])
    .orderBy('position')
    .execute();
}
