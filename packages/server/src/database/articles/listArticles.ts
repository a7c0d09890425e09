import type { Article } from '@facturatie/api-contract';
import { unitPrice } from '@facturatie/invoice-engine';
import type { Db } from '../db.ts';
import type { PageRequest } from '../paging/pageWindow.ts';
import { countRows, readPage } from '../paging/readPage.ts';
import type { Page } from '../paging/readPage.ts';
import { containsTerms } from '../search/containsTerms.ts';

export interface ArticleListRequest extends PageRequest {
  /** What was typed; '' lists every article. */
  search: string;
}

/** One page of the articles that a search finds, by article number. */
export async function listArticles(
  db: Db,
  { search, ...request }: ArticleListRequest,
): Promise<Page<Article>> {
  const found = db.selectFrom('articles').where(containsTerms(db, 'articles.searchText', search));
  const page = await readPage(request, {
    count: () => countRows(found),
    read({ from, offset, limit }) {
      return found
        .select(['number', 'description', 'nature', 'purchasePrice', 'unitPrice'])
        .orderBy('number', from === 'start' ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
    },
  });
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      purchasePrice: unitPrice(row.purchasePrice),
      unitPrice: unitPrice(row.unitPrice),
    })),
  };
}
