import {
  openDatabase,
  readDatabaseSettings,
  seedDatabase,
  type SeedRequest,
} from '@facturatie/server/node';
import pg from 'pg';
import type { DatabasePlace } from './places.ts';

/** How many a database holds. */
export interface Size {
  readonly customers: number;
  readonly documents: number;
}

/** The last day of every document. */
const today = '2026-11-20' as NonNullable<SeedRequest['documents']>['today'];

const silent = { write: () => undefined };

/**
 * Brings a database to at least this size, as `npm run seed` does; existing data stays. On PostgreSQL
 * its indexes are made again at the end, which is several times as fast as keeping them right meanwhile.
 * @returns how many documents came a second, with their lines and all that follows from them; undefined
 *   when none did
 */
export async function fill(place: DatabasePlace, size: Size): Promise<number | undefined> {
  const database = await openDatabase(readDatabaseSettings({ ...place }), silent);
  try {
    const count = async (table: 'customers' | 'salesDocuments'): Promise<number> => {
      const counted = database.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('n'));
      return (await counted.executeTakeFirstOrThrow()).n;
    };
    const customers = Math.max(0, size.customers - (await count('customers')));
    const documents = Math.max(0, size.documents - (await count('salesDocuments')));
    if (customers + documents === 0) return undefined;
    const indexes = await takeIndexes(place);
    let startedAt = performance.now();
    await seedDatabase(database, {
      seed: 1,
      customers,
      documents: { count: documents, today },
      onProgress({ thing, written, total }) {
        if (thing === 'customers' && written === total) startedAt = performance.now();
        if (written % 100_000 === 0) process.stdout.write(`  ${written} of ${total} ${thing}\n`);
      },
    });
    const seconds = (performance.now() - startedAt) / 1000;
    await indexes.putBack();
    return documents / seconds;
  } finally {
    await database.destroy();
  }
}

/** Kept in the database itself until they are back, so that a fill that was cut off loses none. */
const keepIndexes = `
  create table if not exists bench_indexes as
  select indexname as name, indexdef as definition from pg_indexes
  where schemaname = 'public'
    and not exists (select 1 from pg_constraint where conname = indexname)`;

/** Takes away what PostgreSQL would keep right with every row. SQLite does so cheaply. */
async function takeIndexes(place: DatabasePlace): Promise<{ putBack(): Promise<void> }> {
  if (place.DATABASE_URL === undefined) return { putBack: async () => undefined };
  const { DATABASE_URL: connectionString } = place;
  const kept = await withClient(connectionString, async (client) => {
    await client.query(keepIndexes);
    const { rows } = await client.query<{ name: string; definition: string }>(
      'select name, definition from bench_indexes',
    );
    for (const { name } of rows) await client.query(`drop index if exists ${name}`);
    return rows;
  });
  return {
    putBack: () =>
      withClient(connectionString, async (client) => {
        await client.query("set maintenance_work_mem = '1GB'");
        for (const { definition } of kept) await client.query(definition);
        await client.query('drop table bench_indexes');
        await client.query('vacuum analyze');
      }),
  };
}

async function withClient<Found>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
