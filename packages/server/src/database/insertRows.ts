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

/** The tables whose keys a load assigns itself, because other rows refer to them. */
const keys = { salesDocuments: 'id', dueDates: 'code' } as const;

/** Keys for rows that are yet to be added, in ascending order: no other transaction gets them. */
export async function reserveKeys(
  trx: DbTransaction,
  table: keyof typeof keys,
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const name = snakeCase(table);
  if (databaseKindOf(trx) === 'sqlite') {
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(seq), 0) as last from sqlite_sequence where name = ${name}
    `.execute(trx);
    const last = rows[0]?.last ?? 0;
    return Array.from({ length: count }, (_, index) => last + 1 + index);
  }
  const { rows } = await sql<{ key: number }>`
    select nextval(pg_get_serial_sequence(${name}, ${keys[table]})) as key
    from generate_series(1, ${sql.lit(count)})
  `.execute(trx);
  return rows.map(({ key }) => key).toSorted((left, right) => left - right);
}
