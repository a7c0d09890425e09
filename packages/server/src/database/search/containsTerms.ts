import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';
import { searchTerms } from './searchTerms.ts';
import type { SearchTerm } from './searchTerms.ts';

/**
 * The condition that the stored text in `column` contains every term of
 * `search`; true for an empty search. Both texts are normalised, so that
 * comparing the characters themselves is right.
 */
export function containsTerms(db: Db, column: string, search: string): RawBuilder<boolean> {
  return allOf(searchTerms(search).map((term) => containsTerm(db, column, term)));
}

/** True when all are. */
export const allOf = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** The condition that the text in `column` contains one of the spellings of a term. */
export function containsTerm(db: Db, column: string, term: SearchTerm): RawBuilder<boolean> {
  const pairsIndexed = databaseKindOf(db) === 'postgres';
  const spelled = term.map((word) => containsWord(column, word, pairsIndexed));
  return sql`(${sql.join(spelled, sql` or `)})`;
}

/**
 * LIKE is what PostgreSQL's trigram index answers. It cannot answer a word of
 * two characters: there, the index of character pairs narrows the rows first.
 */
function containsWord(column: string, word: string, pairsIndexed: boolean): RawBuilder<boolean> {
  const text = sql.ref(column);
  const like = sql<boolean>`${text} like ${`%${escapeLikePattern(word)}%`} escape '\\'`;
  if (!pairsIndexed || Array.from(word).length !== 2) return like;
  return sql<boolean>`(${like} and character_pairs(${text}) @> array[${word}])`;
}

/** LIKE reads `%`, `_` and its escape character `\` as signs; a search means the characters. */
function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
