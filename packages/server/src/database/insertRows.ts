import { sql } from 'kysely';
import type { Insertable } from 'kysely';
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
  const tables = Object.keys(counts) as Table[];
  const reserve = databaseKindOf(trx) === 'sqlite' ? followingKeys : sequenceKeys;
  const keys = await reserve(
    trx,
    tables.map((table) => ({
      name: snakeCase(table),
      key: keyColumns[table],
      count: counts[table],
    })),
  );
  return Object.fromEntries(tables.map((table, index) => [table, keys[index] ?? []])) as Record<
    Table,
    number[]
  >;
}

interface Reservation {
  /** Of the table, as the database spells it. */
  readonly name: string;
  readonly key: string;
  readonly count: number;
}

/** SQLite: a transaction that may write is alone, so what follows the last key stays free. */
async function followingKeys(trx: DbTransaction, reservations: readonly Reservation[]) {
  const { rows } = await sql<{ name: string; last: number }>`
    select name, seq as last from sqlite_sequence
  `.execute(trx);
  const lastOf = new Map(rows.map(({ name, last }) => [name, last]));
  return reservations.map(({ name, count }) =>
    Array.from({ length: count }, (_, index) => (lastOf.get(name) ?? 0) + 1 + index),
  );
}

/** PostgreSQL: what a sequence gave, it does not give again, also after a rollback. */
async function sequenceKeys(trx: DbTransaction, reservations: readonly Reservation[]) {
  const each = reservations.map(
    ({ name, key, count }) => sql`
      select ${name} as name, nextval(pg_get_serial_sequence(${name}, ${key})) as key
      from generate_series(1, ${count}::integer)`,
  );
  const { rows } = await sql<{ name: string; key: number }>`
    ${sql.join(each, sql` union all `)}
  `.execute(trx);
  return reservations.map(({ name }) =>
    rows
      .flatMap((row) => (row.name === name ? [row.key] : []))
      .toSorted((left, right) => left - right),
  );
}
