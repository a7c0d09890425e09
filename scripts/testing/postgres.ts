import { findProgram } from '../../packages/server/src/node/commands/backup/postgresTools.ts';
import { createPostgresCluster } from '../../packages/server/src/testing/database/postgresCluster.ts';
import { canInstallWithApt, installWithApt } from './apt.ts';

/** A PostgreSQL to test on. */
export interface Postgres {
  /** postgres:// address of a database in which tests may create and drop what they like. */
  url: string;
  stop(): Promise<void>;
}

/** Nothing outlives the run, so nothing has to survive a power cut. */
const forSpeed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * The PostgreSQL of a test run: the one TEST_DATABASE_URL names, else a throwaway cluster of the binaries
 * found (on Debian as root installed first) on a free port.
 * @returns it, or in `missing` why there is none.
 */
export async function providePostgres(): Promise<Postgres | { missing: string }> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, stop: () => Promise.resolve() };
  let failure: string | undefined;
  const isMissing = () => ['initdb', 'postgres'].some((name) => findProgram(name) === undefined);
  if (isMissing() && canInstallWithApt()) failure = await installWithApt('postgresql');
  if (isMissing()) {
    const advice = 'Install PostgreSQL, or name a database in TEST_DATABASE_URL.';
    return { missing: `No PostgreSQL was found. ${failure ?? ''}${failure ? '\n' : ''}${advice}` };
  }
  const cluster = await createPostgresCluster(forSpeed);
  await cluster.start();
  return { url: cluster.url, stop: cluster.remove };
}
