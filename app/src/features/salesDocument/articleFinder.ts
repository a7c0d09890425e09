import { ApiError, getProductByCode } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import type { FindArticle } from './articleLookups.ts';

/** Finds an article by its number on the server. */
export function articleFinder(api: Caller): FindArticle {
  return async (number) => {
    try {
      const { article } = await api(getProductByCode, { query: { number } });
      return article;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  };
}
