import { sql } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';

/** The searched tables that grow large, with their integer keys. */
const tables = [
  ['customers', 'id'],
  ['sales_documents', 'id'],
  ['due_dates', 'code'],
] as const;

/**
 * Lets a search of three and more characters find its rows in SQLite: an index of the trigrams of
 * `search_text`, maintained by triggers. PostgreSQL has its own (`ensureSearchIndexes`).
 */
export async function up(db: Db): Promise<void> {
  if (databaseKindOf(db) !== 'sqlite') return;
  for (const [table, key] of tables) {
    const run = (statement: string) => sql.raw(statement).execute(db);
    const trigrams = `${table}_trigrams`;
    const add = `insert into ${trigrams} (rowid, search_text) values (new.${key}, new.search_text);`;
    const remove = `insert into ${trigrams} (${trigrams}, rowid, search_text) values ('delete', old.${key}, old.search_text);`;
    await run(`create virtual table ${trigrams} using fts5 (
      search_text, content = '${table}', content_rowid = '${key}',
      tokenize = 'trigram case_sensitive 1', columnsize = 0
    )`);
    await run(`create trigger ${trigrams}_insert after insert on ${table} begin ${add} end`);
    await run(`create trigger ${trigrams}_delete after delete on ${table} begin ${remove} end`);
    await run(`create trigger ${trigrams}_update after update of search_text on ${table}
      when old.search_text is not new.search_text begin ${remove} ${add} end`);
    await run(`insert into ${trigrams} (${trigrams}) values ('rebuild')`);
  }
}
