import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';
import { lastLines, runQuietly } from '../terminal/runQuietly.mjs';

/** A test, or with `--filesOnly` a file of tests, in the list of Vitest. */
export interface Listed {
  /** The groups of the test and its title, joined by ' > '. */
  readonly name: string;
  readonly file: string;
  readonly projectName: string;
}

/**
 * What the projects of vitest.config.ts would run; of tests, one for each row of a table.
 * @param options for `vitest list`
 * @throws when it cannot be listed
 */
export async function listTests(
  options: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Listed[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-tests-'));
  try {
    const list = path.join(folder, 'tests.json');
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'list', ...options, `--json=${list}`];
    const settings = { cwd: root, env: { ...process.env, ...env } };
    const { code, output } = await runQuietly(process.execPath, args, settings);
    if (code !== 0) throw new Error(`The tests cannot be listed.\n${lastLines(output)}`);
    return JSON.parse(readFileSync(list, 'utf8')) as Listed[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
