import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';
import { searchTerms } from './searchTerms.ts';

/**
 * The condition that the stored text in `column` contains every term of
 * `search`; true for an empty search. Both texts are normalised, so that
 * comparing the characters themselves is right.
 */
export function containsTerms(db: Db, column: string, search: string): RawBuilder<boolean> {
  const pairsIndexed = databaseKindOf(db) === 'postgres';
  const terms = searchTerms(search).map((spellings) => {
    const spelled = spellings.map((word) => containsWord(column, word, pairsIndexed));
    return sql`(${sql.join(spelled, sql` or `)})`;
  });
  return terms.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(terms, sql` and `)}`;
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
