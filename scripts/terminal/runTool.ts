import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../root.ts';

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

/** Ends this process as a SIGTERM would, once its parent process has ended. */
export function stopWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

/** Aborts when the task is stopped: by a signal, or because its parent process has ended. */
export function untilStopped(): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  stopWithParent();
  return controller.signal;
}
