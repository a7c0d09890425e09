import { sql } from 'kysely';
import type { ColumnDefinitionBuilder, CreateTableBuilder, RawBuilder } from 'kysely';
import { databaseKindOf } from '../db.ts';
import type { Db } from '../db.ts';

/**
 * The words that the two databases spell differently when a table is made.
 * Migrations are written with these, so that one text serves both.
 */
export interface TableWords {
  /** A whole number of 64 bits. */
  integer: 'integer' | 'bigint';
  /** Text compared by its bytes, so that both databases sort it alike, whatever their language. */
  bytewiseText: RawBuilder<string>;
  /** A new table that refuses values of a wrong type on both databases. */
  createTable(name: string): CreateTableBuilder<string>;
  /** A key that the database numbers by itself, and that may be given. */
  identity(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Text that is '' unless given. */
  text(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
}

export function tableWords(db: Db): TableWords {
  const sqlite = databaseKindOf(db) === 'sqlite';
  return {
    bytewiseText: sqlite ? sql`text` : sql`text collate "C"`,
    integer: sqlite ? 'integer' : 'bigint',
    createTable(name) {
      const table = db.schema.createTable(name);
      return sqlite ? table.modifyEnd(sql`strict`) : table;
    },
    identity(column) {
      const key = column.primaryKey().notNull();
      return sqlite ? key.autoIncrement() : key.generatedByDefaultAsIdentity();
    },
    text: (column) => column.notNull().defaultTo(''),
  };
}

/** The condition that holds a percentage between 0 and 100 %, in hundredths. */
export function percentage(column: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} between 0 and 10000`;
}

/**
 * Lets a search of two characters find its rows in `table`, which has a column `search_text`. SQLite
 * reads a narrow index instead of the wide table, in the order of the list; PostgreSQL finds two
 * characters by an index of all character pairs. Longer words are found by trigrams.
 */
export async function createSearchIndex(
  db: Db,
  table: string,
  order: readonly string[],
): Promise<void> {
  if (databaseKindOf(db) === 'sqlite') {
    await db.schema
      .createIndex(`${table}Search`)
      .on(table)
      .columns([...order, 'searchText'])
      .execute();
    return;
  }
  const name = snakeCase(table);
  await sql`
    create index ${sql.ref(`${name}_search_pairs`)} on ${sql.table(name)}
    using gin (character_pairs(search_text))
  `.execute(db);
}

/** A name as the database spells it: `companyName` is `company_name`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
