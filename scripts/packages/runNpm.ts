import { lastLines, runQuietly } from '../terminal/runQuietly.mjs';

/**
 * Runs npm in a folder.
 * @throws with the end of what it prints, when it fails
 */
export async function runNpm(args: readonly string[], folder: string): Promise<void> {
  const { code, output } = await runQuietly('npm', [...args, '--no-fund', '--no-audit'], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${lastLines(output)}`);
}
