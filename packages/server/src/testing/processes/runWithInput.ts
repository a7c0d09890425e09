import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../node/settings.ts';

/** Runs a TypeScript file in its own process, with this text on its standard input. */
export async function runWithInput(
  file: URL,
  commandLine: readonly string[],
  environment: Environment,
  input: string,
): Promise<{ code: unknown; out: string; err: string }> {
  const child = spawn(
    process.execPath,
    ['--conditions=@facturatie/source', '--no-warnings', fileURLToPath(file), ...commandLine],
    { env: { PATH: process.env['PATH'], ...environment } },
  );
  child.stdin.on('error', () => undefined).end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  return { code, out, err };
}
