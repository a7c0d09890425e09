import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../root.ts';
import { BuildError, buildOnce } from './buildOnce.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFileSync(file('input.txt'), 'one');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Builds by a script, which also notes that it ran. */
function build(script = ''): Promise<void> {
  const note = `require('node:fs').appendFileSync('result', 'built ');`;
  return buildOnce({
    name: 'an example',
    inputs: [path.relative(root, file('*.txt'))],
    result: file('result'),
    stamp: file('stamp'),
    command: ['-e', note + script],
    cwd: folder,
  });
}

const result = () => readFileSync(file('result'), 'utf8');

test('nothing is built again until something changes, or the result is gone', async () => {
  await build();
  await build();
  expect(result()).toBe('built ');
  appendFileSync(file('input.txt'), ', two');
  await build();
  expect(result()).toBe('built built ');
  rmSync(file('result'));
  await build();
  expect(result()).toBe('built ');
});

test.each([
  ['fails', 'console.log("no such module"); process.exitCode = 2;'],
  ['is killed', 'console.log("no such module"); process.kill(process.pid, "SIGKILL");'],
])('what %s is no build: it says so, and the next one begins again', async (_what, script) => {
  await build();
  appendFileSync(file('input.txt'), ', two');
  await expect(build(script)).rejects.toThrow(BuildError);
  await expect(build(script)).rejects.toThrow('no such module');
  await build();
  expect(result()).toBe('built '.repeat(4));
});
