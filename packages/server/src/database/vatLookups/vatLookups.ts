import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import type { VatLookupsTable } from '../referenceTables.ts';

/** The response of the VAT registry for a company. */
export type VatLookup = Omit<Selectable<VatLookupsTable>, 'fetchedAt'>;

/** How long an answer of the databank holds: a day, in milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * The cached answer of the databank for a number, at most a day old; undefined when there is none.
 * @param vatNumber with its country: BE0403170701
 */
export async function storedVatLookup(
  db: Db,
  vatNumber: string,
  now: number,
): Promise<VatLookup | undefined> {
  return db
    .selectFrom('vatLookups')
    .select(['vatNumber', 'name', 'address', 'countryCode'])
    .where('vatNumber', '=', vatNumber)
    .where('fetchedAt', '>', now - keptFor)
    .executeTakeFirst();
}

/** Caches an answer of the databank, and deletes expired ones. */
export async function storeVatLookup(db: Db, lookup: VatLookup, now: number): Promise<void> {
  await db
    .deleteFrom('vatLookups')
    .where('fetchedAt', '<=', now - keptFor)
    .execute();
  const { name, address, countryCode } = lookup;
  await db
    .insertInto('vatLookups')
    .values({ ...lookup, fetchedAt: now })
    .onConflict((conflict) =>
      conflict.column('vatNumber').doUpdateSet({ name, address, countryCode, fetchedAt: now }),
    )
    .execute();
}
