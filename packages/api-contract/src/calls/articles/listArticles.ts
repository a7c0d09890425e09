import { articlePage } from '../../entities/article.ts';
import { listQuery } from '../../entities/pagedList.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** One page of articles that match a search (spec §7). */
export const listArticles = {
  name: 'listArticles',
  method: 'GET',
  path: '/api/v1/auth/artikelen',
  auth: 'bearer',
  query: listQuery,
  response: articlePage,
} as const satisfies Call;

export const listArticlesNote: CallNote<typeof listArticles> = {
  tag: 'Articles',
  summary: 'One page of articles, optionally those that match a search.',
  example: { query: { page: 1, perPage: 20, search: 'bier' } },
};
