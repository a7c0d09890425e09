import { spawn } from 'node:child_process';

/**
 * Runs a command and keeps what it prints, instead of showing it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] `stdio` is ours.
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null, output: string }>} Both streams
 *   together in `output`. Rejects when the command cannot be started.
 */
export function runQuietly(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, output }));
  });
}

/**
 * The end of what a command printed, where it says why it failed.
 * @param {string} output
 * @param {number} [lines]
 */
export function lastLines(output, lines = 15) {
  return output.trim().split('\n').slice(-lines).join('\n');
}
