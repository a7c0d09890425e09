import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NewerDatabaseError, readMigrationStatus } from '../../database/migrate.ts';
import type { MigrationStatus } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import { command, commandLog } from './command.ts';
import { databaseFile } from '../storage/dataFolder.ts';
import { connectDatabase, openDatabase } from '../storage/openDatabase.ts';
import { readDatabaseSettings } from '../settings.ts';
import type { DatabaseSettings } from '../settings.ts';
import { StartupError } from '../startupError.ts';

const usage = 'Use: npm run migrate [-- --status]';

/**
 * The command migrate: brings the database to the schema of this version, as every start does, and
 * says what it did. `--status` (or `--dry-run`) changes nothing and says what it would do.
 */
export const runMigrate = command(async (commandLine, environment, { out }) => {
  const onlyLook = readCommandLine(commandLine);
  const settings = readDatabaseSettings(environment);
  const before = await statusOf(settings);
  if (onlyLook) {
    for (const { name, appliedAt } of before.applied) {
      out.write(`applied  ${name}  ${new Date(appliedAt).toISOString()}\n`);
    }
    for (const name of before.missing) out.write(`new      ${name}\n`);
    return;
  }
  const database = await openDatabase(settings, commandLog);
  await database.destroy();
  for (const name of before.missing) out.write(`Applied ${name}.\n`);
  if (before.missing.length === 0) out.write('The database is up to date.\n');
});

/** A missing database is not created by a dry run. */
async function statusOf(settings: DatabaseSettings): Promise<MigrationStatus> {
  const { databaseUrl, dataDirectory } = settings;
  if (databaseUrl === undefined && !existsSync(join(dataDirectory, databaseFile))) {
    return { applied: [], missing: migrations.map(({ name }) => name) };
  }
  await using database = await connectDatabase(settings, commandLog);
  try {
    return await readMigrationStatus(database);
  } catch (error) {
    if (!(error instanceof NewerDatabaseError)) throw error;
    throw new StartupError(error.message);
  }
}

function readCommandLine(commandLine: readonly string[]): boolean {
  try {
    const { values } = parseArgs({
      args: [...commandLine],
      options: { status: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    });
    return values.status === true || values['dry-run'] === true;
  } catch {
    throw new StartupError(usage);
  }
}
