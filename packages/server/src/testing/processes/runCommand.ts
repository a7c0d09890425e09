import type { Command } from '../../node/commands/command.ts';
import type { Environment } from '../../node/settings.ts';

/** Runs a command in this process and keeps what it wrote. */
export async function runCommand(
  command: Command,
  commandLine: readonly string[],
  environment: Environment,
): Promise<{ code: number; out: string; err: string }> {
  const written = { out: '', err: '' };
  const stream = (name: keyof typeof written) => ({
    write: (text: string) => void (written[name] += text),
  });
  const code = await command(commandLine, environment, { out: stream('out'), err: stream('err') });
  return { code, ...written };
}
