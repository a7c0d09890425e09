import { ApiError, getProductByCode } from '@facturatie/api-contract';
import type { Caller } from '@facturatie/api-contract';
import type { FindArticle } from './articleLookups.ts';

/** How long the server may take to answer, in milliseconds: a document is not saved meanwhile. */
const longest = 10_000;

/** Finds an article by its number on the server; rejects when it takes longer than ten seconds. */
export function articleFinder(api: Caller): FindArticle {
  return async (number) => {
    const signal = AbortSignal.timeout(longest);
    try {
      const { article } = await api(getProductByCode, { query: { number } }, { signal });
      return article;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  };
}
