import { getProductByCode } from '@facturatie/api-contract';
import { readArticle } from '../database/articles/readArticle.ts';
import { callRoute } from '../http/callRoute.ts';
import { Refusal } from '../http/refusal.ts';

export const getProductByCodeRoute = callRoute(
  getProductByCode,
  async ({ query }, { database }) => {
    const article = await readArticle(database, query.number);
    if (article === undefined) throw new Refusal(404, 'article.unknown');
    return { article };
  },
);
