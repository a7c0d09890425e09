import { articleAnswer, articleQuery } from '../entities/article.ts';
import type { Call } from './Call.ts';

/** The article with exactly this number (spec §7, docs/decisions/0001). */
export const getProductByCode = {
  name: 'getProductByCode',
  method: 'GET',
  path: '/api/v1/Product/GetByCode',
  auth: 'session',
  query: articleQuery,
  response: articleAnswer,
} as const satisfies Call;
