import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';
import { allOf, containsTerm } from './containsTerms.ts';
import { searchTerms } from './searchTerms.ts';
import type { SearchTerm } from './searchTerms.ts';

/** The tables of which SQLite keeps the trigrams, and PostgreSQL an index of them. */
const trigramTables = {
  customers: 'customers_trigrams',
  salesDocuments: 'sales_documents_trigrams',
  dueDates: 'due_dates_trigrams',
};

/** The fewest characters that trigrams find. */
const trigram = 3;

/** Up to so many rows, reading those that were found and sorting them is faster than reading in order. */
const few = 1000;

/** How the rows `found` of a table that grows large are searched. */
export interface RowSearch {
  /** Whether the total decides how a page is read. */
  readonly needsTotal: boolean;
  /**
   * The condition of `containsTerms`.
   * @param total how many rows it finds, once that is known: many are read in the order of the list,
   *   which soon has a page of them
   */
  where(total?: number): RawBuilder<boolean>;
}

/** Searches a table for the rows that contain every term of `search`. */
export function searchRows(db: Db, table: keyof typeof trigramTables, search: string): RowSearch {
  const terms = searchTerms(search);
  const isLong = (term: SearchTerm) => term.every((word) => Array.from(word).length >= trigram);
  const long = databaseKindOf(db) === 'sqlite' ? terms.filter(isLong) : [];
  const compared = (those: readonly SearchTerm[]) =>
    those.map((term) => containsTerm(db, 'found.searchText', term));
  const others = terms.filter((term) => !long.includes(term));
  return {
    needsTotal: long.length > 0,
    where: (total = 0) =>
      long.length === 0 || total > few
        ? allOf(compared(terms))
        : allOf([matches(trigramTables[table], long), ...compared(others)]),
  };
}

/** FTS5 finds a phrase wherever its characters are, because its tokens are trigrams. */
function matches(trigrams: string, terms: readonly SearchTerm[]): RawBuilder<boolean> {
  const phrase = (word: string) => `"${word.replaceAll('"', '""')}"`;
  const query = terms.map((term) => `(${term.map(phrase).join(' OR ')})`).join(' AND ');
  const table = sql.table(trigrams);
  return sql`found.rowid in (select rowid from ${table} where ${table} match ${query})`;
}
