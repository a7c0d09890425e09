import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import { openPostgres } from './openPostgres.ts';

test('a transaction does not wait for statements outside of transactions', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const db = openPostgres(database.environment['DATABASE_URL'] ?? '', { reads: 1 });
  onTestFinished(() => db.destroy());
  const lock = sql`select pg_advisory_xact_lock(1)`;
  let waiting: Promise<unknown>[] = [];
  await db.transaction().execute(async (holding) => {
    await lock.execute(holding);
    waiting = [lock.execute(db), lock.execute(db)];
    const saving = db.transaction().execute((trx) => sql`select 1`.execute(trx));
    await expect(saving).resolves.toMatchObject({ rows: [{ '?column?': 1 }] });
  });
  await Promise.all(waiting);
});
