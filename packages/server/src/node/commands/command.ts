import type { Author } from '../../database/changes/recordChange.ts';
import type { Db } from '../../database/db.ts';
import { operatorName } from '../../intl/nl-BE.ts';
import { isDamage } from '../../http/storageFault.ts';
import { damagedDatabase, openDatabase } from '../storage/openDatabase.ts';
import type { OutputStream } from './progressLine.ts';
import { readDatabaseSettings } from '../settings.ts';
import type { Environment } from '../settings.ts';
import { StartupError } from '../startupError.ts';
import { streamLog } from '../serve/streamLog.ts';
import { systemClock } from '../ports/systemPorts.ts';

/** Where a command writes. */
export interface CommandOutput {
  readonly out: OutputStream;
  readonly err: OutputStream;
}

/** A command of the operator: its arguments and settings, and where it writes when not to the terminal. */
export type Command = (
  commandLine: readonly string[],
  environment: Environment,
  output?: CommandOutput,
) => Promise<number>;

/** What a command does; what it throws as StartupError becomes one line on stderr. */
export type CommandWork = (
  commandLine: readonly string[],
  environment: Environment,
  output: CommandOutput,
) => Promise<void>;

/** Makes a command of its work: it ends with code 0, or with 1 and one line on stderr. */
export function command(work: CommandWork): Command {
  return async (commandLine, environment, output = terminal) => {
    try {
      await work(commandLine, environment, output);
      return 0;
    } catch (error) {
      const reported = isDamage(error) ? damagedDatabase(String(error)) : error;
      if (!(reported instanceof StartupError)) throw error;
      output.err.write(`${reported.message}\n`);
      return 1;
    }
  };
}

const terminal: CommandOutput = { out: process.stdout, err: process.stderr };

/** Where a command prints notices about the database. */
export const commandLog = streamLog(process.stderr, 'text', systemClock);

/** Opens the database of the settings, for a command that may run beside a server. */
export async function openForCommand(environment: Environment): Promise<Db> {
  return openDatabase(readDatabaseSettings(environment), commandLog);
}

/** The author in the log of changes of what a command changes; not a user. */
export function operator(name: string): Author {
  return { session: { userId: null, userName: operatorName(name) }, clock: systemClock };
}
