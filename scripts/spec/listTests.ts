import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.ts';
import { lastLines, runQuietly } from '../terminal/runQuietly.mjs';

/**
 * The full names of all tests of a project of vitest.config.ts: its groups and its title, joined by
 * ' > ', one for each row of a table.
 * @throws when the project cannot be listed
 */
export async function listTests(project: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'facturatie-tests-'));
  try {
    const list = path.join(folder, 'tests.json');
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const args = [vitest, 'list', '--no-static-parse', `--project=${project}`, `--json=${list}`];
    const { code, output } = await runQuietly(process.execPath, args, { cwd: root });
    if (code !== 0) throw new Error(`The tests cannot be listed.\n${lastLines(output)}`);
    return (JSON.parse(readFileSync(list, 'utf8')) as { name: string }[]).map(({ name }) => name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
