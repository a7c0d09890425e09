import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { lastLines, runQuietly } from '../../terminal/runQuietly.mjs';
import { whyNoPictures } from '../pictures.ts';

/** What a new room can turn red: the rooms themselves, sizes, interface, pictures, and its own stories. */
const touched: [suite: string, tests: readonly string[]][] = [
  ['ui-node', ['rooms', 'shownProps', 'serverRendering']],
  ['repo', ['uiSize', 'api.test', 'galleryPictures', 'house', 'boundaries']],
  ['stories', ['/Badge.']],
  ['stories-dark', ['/Badge.']],
];

/** What is installed, without what tools keep between runs. */
const isInstalled = (name: string) => name !== '.cache' && !name.startsWith('.vite');

/** A file that costs no room; on another disk it does. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** A folder with the same files as another one. */
function linkTree(from: string, to: string, takes = (_name: string) => true): void {
  mkdirSync(to);
  const entries = readdirSync(from, { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => takes(name))) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else linkOrCopy(source, target);
  }
}

let clone = '';

/** Runs a command in the clone as somebody at the keyboard does. */
async function run(command: string, ...args: string[]): Promise<string> {
  // What this run was asked for is not asked of that one.
  const env = { ...process.env, STORIES: '', LONG: '', VITEST: undefined, NODE_ENV: undefined };
  const { code, output } = await runQuietly(command, args, { cwd: clone, env });
  return code === 0 ? '' : lastLines(output, 60);
}

beforeAll(() => {
  clone = path.join(mkdtempSync(path.join(tmpdir(), 'facturatie-new-room-')), 'clone');
});

afterAll(() => rmSync(path.dirname(clone), { recursive: true, force: true }));

test.skipIf(whyNoPictures() !== undefined)(
  'a room made by the generator in a fresh clone is green with no other edit',
  async () => {
    const { code, output } = await runQuietly('git', ['clone', '--quiet', root, clone]);
    expect([code, output]).toEqual([0, '']);
    linkTree(path.join(root, 'node_modules'), path.join(clone, 'node_modules'), isInstalled);
    expect(await run(process.execPath, 'scripts/bootstrap.mjs', 'new-room', 'Badge')).toBe('');
    const vitest = path.join(clone, 'node_modules/vitest/vitest.mjs');
    for (const [suite, tests] of touched) {
      const failed = await run(process.execPath, vitest, 'run', `--project=${suite}`, ...tests);
      expect({ suite, failed }).toEqual({ suite, failed: '' });
    }
  },
);
