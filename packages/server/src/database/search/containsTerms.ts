import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { DatabaseKind, Db } from '../db.ts';
import { searchTerms } from './searchTerms.ts';

/**
 * The condition that the stored text in `column` contains every term of
 * `search`; true for an empty search.
 */
export function containsTerms(db: Db, column: string, search: string): RawBuilder<boolean> {
  const contains = containsWord[databaseKindOf(db)];
  const terms = searchTerms(search).map(
    (spellings) =>
      sql`(${sql.join(
        spellings.map((word) => contains(column, word)),
        sql` or `,
      )})`,
  );
  return terms.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(terms, sql` and `)}`;
}

/**
 * Both texts are normalised, so that comparing the characters themselves is
 * right. SQLite finds a text faster with `instr` than with LIKE; PostgreSQL's
 * trigram index wants LIKE, and its index of character pairs (`searchIndexes`)
 * is what finds a word of two characters.
 */
const containsWord: Record<DatabaseKind, (column: string, word: string) => RawBuilder<boolean>> = {
  sqlite: (column, word) => sql`instr(${sql.ref(column)}, ${word}) > 0`,
  postgres: (column, word) => {
    const like = sql<boolean>`${sql.ref(column)} like ${`%${escapeLikePattern(word)}%`}`;
    if (Array.from(word).length !== 2) return like;
    return sql<boolean>`(${like} and character_pairs(${sql.ref(column)}) @> array[${word}])`;
  },
};

/** LIKE reads `%`, `_` and its escape character `\` as signs; a search means the characters. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
