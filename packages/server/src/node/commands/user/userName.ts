import { parseArgs } from 'node:util';
import { StartupError } from '../../startupError.ts';

const longestName = 100;

export interface UserCommandLine {
  readonly name: string;
  /** Whether the password comes on standard input instead of from a question. */
  readonly fromInput: boolean;
}

/**
 * Reads the name of a user, and with `password` whether its password comes on standard input.
 * @throws StartupError with the usage of `task` when the command line is another one
 */
export function readUserName(
  task: string,
  commandLine: readonly string[],
  { password }: { password: boolean },
): UserCommandLine {
  const usage = `Use: npm run user -- ${task} NAME${password ? ' [--password-stdin]' : ''}`;
  const { values, positionals } = parsed(commandLine, usage, password);
  const name = positionals[0]?.trim() ?? '';
  if (positionals.length !== 1 || name === '') throw new StartupError(usage);
  if (name.length > longestName || /\p{Cc}/u.test(name)) {
    throw new StartupError(
      `A name has at most ${longestName} characters, and none that control a terminal.`,
    );
  }
  return { name, fromInput: values['password-stdin'] === true };
}

function parsed(commandLine: readonly string[], usage: string, password: boolean) {
  try {
    return parseArgs({
      args: [...commandLine],
      options: password ? { 'password-stdin': { type: 'boolean' } } : {},
      allowPositionals: true,
    });
  } catch {
    throw new StartupError(usage);
  }
}
