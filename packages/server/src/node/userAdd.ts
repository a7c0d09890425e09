import { parseArgs } from 'node:util';
import { addUser } from '../auth/addUser.ts';
import { normaliseLoginName } from '../auth/loginName.ts';
import { hasFittingLength, passwordLength } from '../auth/passwordRules.ts';
import type { Db } from '../database/db.ts';
import { argon2id } from './argon2.ts';
import { openDatabase } from './openDatabase.ts';
import { askNewPassword, passwordFromInput } from './readPassword.ts';
import { readDatabaseSettings } from './settings.ts';
import type { Environment } from './settings.ts';
import { StartupError } from './startupError.ts';
import { streamLog } from './streamLog.ts';
import { systemClock } from './systemPorts.ts';

const usage = 'Use: npm run user:add -- NAME [--password-stdin]';

const longestName = 100;

/**
 * The command user:add: adds somebody who may sign in, also beside a running server.
 * @returns the exit code: 1, and one line on stderr, when nothing was added
 */
export async function runUserAdd(
  commandLine: readonly string[],
  environment: Environment,
): Promise<number> {
  try {
    const { name, fromInput } = readCommandLine(commandLine);
    const log = streamLog(process.stderr, 'text', systemClock);
    await using database = await openDatabase(readDatabaseSettings(environment), log);
    if (await isTaken(database, name)) throw taken(name);
    const password = await (fromInput ? passwordFromInput() : askNewPassword(name));
    if (!hasFittingLength(password)) {
      const { least, most } = passwordLength;
      throw new StartupError(`A password has ${least} to ${most} characters: nothing was added.`);
    }
    const ports = { database, clock: systemClock, passwordHash: argon2id };
    if (!(await addUser(ports, { name, password }))) throw taken(name);
    process.stdout.write(`Added the user ${name}.\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function readCommandLine(commandLine: readonly string[]): { name: string; fromInput: boolean } {
  const { values, positionals } = parsedCommandLine(commandLine);
  const name = positionals[0]?.trim() ?? '';
  if (positionals.length !== 1 || name === '') throw new StartupError(usage);
  if (name.length > longestName || /\p{Cc}/u.test(name)) {
    throw new StartupError(
      `A name has at most ${longestName} characters, and none that control a terminal.`,
    );
  }
  return { name, fromInput: values['password-stdin'] === true };
}

function parsedCommandLine(commandLine: readonly string[]) {
  try {
    return parseArgs({
      args: [...commandLine],
      options: { 'password-stdin': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new StartupError(usage);
  }
}

async function isTaken(database: Db, name: string): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('name', '=', normaliseLoginName(name))
    .executeTakeFirst();
  return user !== undefined;
}

function taken(name: string): StartupError {
  return new StartupError(`The user ${name} exists already: nothing was changed.`);
}

if (import.meta.main) process.exit(await runUserAdd(process.argv.slice(2), process.env));
