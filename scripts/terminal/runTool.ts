import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';
import { untilStopped } from './untilStopped.ts';

/**
 * Runs a tool of node_modules in this terminal until it ends or the task is asked to stop.
 * @param script its file, from node_modules: `vitest/vitest.mjs`
 * @returns its exit code; 1 when it was stopped.
 */
export async function runTool(
  script: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const tool = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  untilStopped().addEventListener('abort', () => tool.kill());
  return new Promise((resolve, reject) => {
    tool.once('error', reject);
    tool.once('exit', (code) => resolve(code ?? 1));
  });
}
