import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runQuietly } from '../terminal/runQuietly.mjs';

vi.mock(import('../terminal/runQuietly.mjs'));

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  process.exitCode = undefined;
});

/** Runs the checks; the one whose arguments contain `failing` fails. */
async function check(failing: string): Promise<void> {
  vi.mocked(runQuietly).mockImplementation(async (_program, args) => ({
    code: failing !== '' && args.some((arg) => arg.includes(failing)) ? 1 : 0,
    signal: null,
    output: 'what it says',
  }));
  await import('./check.ts');
}

test('npm run check fails when one check does, with what that says', async () => {
  await check('oxlint');
  expect(process.exitCode).toBe(1);
  expect(printed).toMatch(/✗.* lint .*\nwhat it says/);
  expect(printed).toContain('5 of 6 checks passed');
});

test('npm run check succeeds when every check does, and shows no output of theirs', async () => {
  await check('');
  expect(process.exitCode).toBeUndefined();
  expect(printed).not.toContain('what it says');
  expect(printed).toContain('6 of 6 checks passed');
});
