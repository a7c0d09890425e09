import { listArticles, getProductByCode } from '@facturatie/api-contract';
import { listArticles as readArticles } from '../../database/articles/listArticles.ts';
import { callRoute } from '../../http/callRoute.ts';
import { pagedList } from '../../http/pageLinks.ts';
import { readArticle } from '../../database/articles/readArticle.ts';
import { Refusal } from '../../http/refusal.ts';

export const listArticlesRoute = callRoute(listArticles, async ({ query }, { database }) => ({
  articles: pagedList(query, await readArticles(database, query)),
}));

export const getProductByCodeRoute = callRoute(
  getProductByCode,
  async ({ query }, { database }) => {
    const article = await readArticle(database, query.number);
    if (article === undefined) throw new Refusal(404, 'article.unknown');
    return { article };
  },
);
