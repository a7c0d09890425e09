import { listArticles } from '@facturatie/api-contract';
import { listArticles as readArticles } from '../database/articles/listArticles.ts';
import { callRoute } from '../http/callRoute.ts';
import { pagedList } from '../http/pageLinks.ts';

export const listArticlesRoute = callRoute(listArticles, async ({ query }, { database }) => ({
  articles: pagedList(query, await readArticles(database, query)),
}));
