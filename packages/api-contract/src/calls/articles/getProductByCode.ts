import { articleAnswer, articleQuery } from '../../entities/article.ts';
import type { Call } from '../Call.ts';
import type { CallNote } from '../CallNote.ts';

/** The article with exactly this number (spec §7, docs/decisions/0001). */
export const getProductByCode = {
  name: 'getProductByCode',
  method: 'GET',
  path: '/api/v1/Product/GetByCode',
  auth: 'session',
  query: articleQuery,
  response: articleAnswer,
} as const satisfies Call;

export const getProductByCodeNote: CallNote<typeof getProductByCode> = {
  tag: 'Articles',
  summary: 'The article with exactly this number.',
  refusals: { 404: 'No article has this number.' },
  example: { query: { number: 'BIER-33' } },
};
