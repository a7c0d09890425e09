import type { Db } from '../db.ts';

/** The last day of the documents of a run: it stays when the run continues another day. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('seedRuns').addColumn('lastDay', 'text').execute();
}
