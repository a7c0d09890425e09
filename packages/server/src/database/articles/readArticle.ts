import type { Article } from '@facturatie/api-contract';
import { unitPrice } from '@facturatie/invoice-engine';
import type { Db } from '../db.ts';

/** The article of exactly this number; undefined when there is none. */
export async function readArticle(db: Db, number: string): Promise<Article | undefined> {
  const row = await db
    .selectFrom('articles')
    .select(['number', 'description', 'nature', 'purchasePrice', 'unitPrice'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    ...row,
    purchasePrice: unitPrice(row.purchasePrice),
    unitPrice: unitPrice(row.unitPrice),
  };
}
