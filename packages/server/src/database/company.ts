import { readCompany } from '../company/company.ts';
import type { Company } from '../company/company.ts';
import { recordChange } from './changes/recordChange.ts';
import type { Author } from './changes/recordChange.ts';
import type { Db } from './db.ts';

const key = 'company';

/** The id of the only company in the log of changes. */
const companyId = 1;

/**
 * Our own company as the operator has set it; undefined before.
 * @throws Error when the row is not what `saveCompany` wrote
 */
export async function storedCompany(db: Db): Promise<Company | undefined> {
  return companyOf(await companyQuery(db).execute());
}

/** The query of what `companyOf` reads. */
export function companyQuery(db: Db) {
  return db.selectFrom('settings').select('value').where('key', '=', key);
}

/**
 * @param rows of `companyQuery`
 * @throws Error when the row is not what `saveCompany` wrote
 */
export function companyOf([row]: readonly { readonly value: string }[]): Company | undefined {
  if (row === undefined) return undefined;
  const read = readCompany(JSON.parse(row.value) as Record<string, unknown>);
  if (read.ok) return read.company;
  throw new Error(`The stored company is damaged: ${Object.keys(read.problems).join(', ')}`);
}

/** Sets our own company, and notes it in the log, in the transaction of the caller. */
export async function saveCompany(trx: Db, author: Author, company: Company): Promise<void> {
  const before = await storedCompany(trx);
  const value = JSON.stringify(company);
  await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await recordChange(trx, author, {
    thing: 'company',
    thingId: companyId,
    before,
    after: company,
  });
}
