import { sql } from 'kysely';
import type { CompiledQuery, Insertable } from 'kysely';
import { databaseKindOf } from './db.ts';
import type { Db, DbTransaction } from './db.ts';
import { snakeCase } from './migrations/tables.ts';
import type { Database } from './schema.ts';

/**
 * Adds any number of rows in one statement, as one JSON parameter: several times as fast as a parameter
 * for each value. For large loads. Every row has the columns of the first one.
 */
export async function insertRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first) as (keyof Insertable<Database[Table]> & string)[];
  const columns = sql.join(names.map((name) => sql.id(snakeCase(name))));
  const into = sql`insert into ${sql.table(snakeCase(table))} (${columns})`;
  if (databaseKindOf(db) === 'sqlite') {
    const values = sql.join(names.map((name) => sql`value ->> ${sql.lit(name)}`));
    await sql`${into} select ${values} from json_each(${JSON.stringify(rows)})`.execute(db);
    return;
  }
  const named = rows.map((row) =>
    Object.fromEntries(names.map((name) => [snakeCase(name), row[name]])),
  );
  await sql`
    ${into} select ${columns}
    from json_populate_recordset(null::${sql.table(snakeCase(table))}, ${JSON.stringify(named)})
  `.execute(db);
}

/** The tables whose keys are assigned before their rows are added, because others refer to them. */
const keyColumns = { salesDocuments: 'id', salesDocumentLines: 'id', dueDates: 'code' } as const;

/**
 * Keys for rows that are yet to be added, in ascending order: no other transaction gets them.
 * @param counts how many of each table
 */
export async function reserveKeys<Table extends keyof typeof keyColumns>(
  trx: DbTransaction,
  counts: Readonly<Record<Table, number>>,
): Promise<Record<Table, number[]>> {
  const { query, keysOf } = keyReservation(trx, counts);
  const { rows } = await trx.executeQuery(query);
  return keysOf(rows);
}

/** A key, or on SQLite the last key in use of a table. */
interface KeyRow {
  /** Of the table, as the database spells it. */
  readonly name: string;
  readonly key: number;
}

interface KeyReservation<Table extends string> {
  readonly query: CompiledQuery<KeyRow>;
  /** @param rows of `query` */
  readonly keysOf: (rows: readonly KeyRow[]) => Record<Table, number[]>;
}

/** The query of `reserveKeys`, and what its rows say. */
export function keyReservation<Table extends keyof typeof keyColumns>(
  trx: DbTransaction,
  counts: Readonly<Record<Table, number>>,
): KeyReservation<Table> {
  const tables = Object.keys(counts) as Table[];
  const isAlone = databaseKindOf(trx) === 'sqlite';
  const query = isAlone ? lastKeys(trx) : sequenceKeys(trx, tables, counts);
  return {
    query,
    keysOf(rows) {
      const ofTable = (table: Table): number[] => {
        const name = snakeCase(table);
        const keys = rows.flatMap((row) => (row.name === name ? [row.key] : []));
        if (!isAlone) return keys.toSorted((left, right) => left - right);
        const [last = 0] = keys;
        return Array.from({ length: counts[table] }, (_, index) => last + 1 + index);
      };
      const entries = tables.map((table) => [table, ofTable(table)] as const);
      return Object.fromEntries(entries) as Record<Table, number[]>;
    },
  };
}

/** SQLite: a transaction that may write is alone, so what follows the last key stays free. */
function lastKeys(trx: DbTransaction): CompiledQuery<KeyRow> {
  return sql<KeyRow>`select name, seq as key from sqlite_sequence`.compile(trx);
}

/** PostgreSQL: what a sequence gave, it does not give again, also after a rollback. */
function sequenceKeys<Table extends keyof typeof keyColumns>(
  trx: DbTransaction,
  tables: readonly Table[],
  counts: Readonly<Record<Table, number>>,
): CompiledQuery<KeyRow> {
  const each = tables.map((table) => {
    const name = snakeCase(table);
    return sql`
      select ${name} as name, nextval(pg_get_serial_sequence(${name}, ${keyColumns[table]})) as key
      from generate_series(1, ${counts[table]}::integer)`;
  });
  return sql<KeyRow>`${sql.join(each, sql` union all `)}`.compile(trx);
}
