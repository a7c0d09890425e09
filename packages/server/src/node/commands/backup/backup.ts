import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command } from '../command.ts';
import { databaseFile } from '../../storage/dataFolder.ts';
import { readDatabaseSettings } from '../../settings.ts';
import type { DatabaseSettings } from '../../settings.ts';
import { StartupError } from '../../startupError.ts';
import { writeNewFile } from './newFile.ts';
import { dumpPostgres, verifyDump } from './postgresDump.ts';
import { copySqlite, verifySqlite } from './sqliteFile.ts';

const usage = 'Use: npm run backup -- FILE';

/**
 * The command backup: writes all data, as it is at one moment, into a new file, also beside a running
 * server. What was written is read back before it gets its name.
 */
export const runBackup = command(async (commandLine, environment, { out }) => {
  const [file] = commandLine;
  if (file === undefined || commandLine.length !== 1 || file.startsWith('-') || file === '') {
    throw new StartupError(usage);
  }
  out.write(`${await backUp(readDatabaseSettings(environment), resolve(file))}\n`);
});

/**
 * Backs the database up.
 * @returns a line about it for people
 * @throws StartupError when that cannot be done; then there is no file
 */
export async function backUp(settings: DatabaseSettings, file: string): Promise<string> {
  const { databaseUrl, dataDirectory } = settings;
  let holds = '';
  await writeNewFile(file, async (temporary) => {
    if (databaseUrl === undefined) {
      copySqlite(join(dataDirectory, databaseFile), temporary);
      const { customers, documents } = verifySqlite(temporary);
      holds = `${customers} customers, ${documents} documents`;
    } else {
      await dumpPostgres(databaseUrl, temporary);
      holds = `${await verifyDump(temporary)} tables`;
    }
  });
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  return `Wrote ${file}: ${holds}, ${megabytes} MB, read back whole.`;
}

if (import.meta.main) process.exit(await runBackup(process.argv.slice(2), process.env));
