import type { DbTransaction } from '../database/db.ts';
import { customerGroupSearchText } from '../database/search/searchTexts.ts';
import { customerGroups, representatives } from './generate/words/companies.ts';

/** The id of each seeded group by its name; groups that are not there yet are made. */
export async function ensureGroups(trx: DbTransaction): Promise<(name: string) => number> {
  const read = () =>
    trx.selectFrom('customerGroups').select(['id', 'name']).orderBy('id').execute();
  const present = new Set((await read()).map(({ name }) => name));
  const missing = customerGroups
    .filter(({ name }) => !present.has(name))
    .map((group) => ({ ...group, searchText: customerGroupSearchText(group) }));
  if (missing.length > 0) await trx.insertInto('customerGroups').values(missing).execute();
  const ids = new Map((await read()).map(({ id, name }) => [name, id] as const).toReversed());
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new RangeError(`There is no seeded group ${name}`);
    return id;
  };
}

/** The id of the how-manieth seeded representative, around and around; those missing are made. */
export async function ensureRepresentatives(
  trx: DbTransaction,
): Promise<(index: number | undefined) => number | null> {
  const read = () =>
    trx
      .selectFrom('representatives')
      .select(['id', 'name'])
      .where('name', 'in', representatives)
      .orderBy('id')
      .execute();
  const present = new Set((await read()).map(({ name }) => name));
  const missing = representatives.filter((name) => !present.has(name));
  if (missing.length > 0) {
    await trx
      .insertInto('representatives')
      .values(missing.map((name) => ({ name })))
      .execute();
  }
  const ids = (await read()).map(({ id }) => id);
  return (index) => (index === undefined ? null : (ids[index % ids.length] ?? null));
}
