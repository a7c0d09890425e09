import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { countLine, suiteVariable } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { run } from './runner.ts';

const never = new AbortController().signal;
const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);
const reporter = (name: string): string => `--reporter=${path.join(root, 'scripts/testing', name)}`;

let folder: string;
beforeEach(() => {
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  // Inside the repository, so that the planted tests find the runners.
  folder = mkdtempSync(path.join(root, 'test-results/planted-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plant = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

const failures = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ state }) => state === 'failed')
    .map(({ title, errors }) => ({ title, errors }));

describe('vitest', () => {
  const runPlanted = (): Promise<Outcome[]> => {
    plant(
      'vitest.config.ts',
      "export default { test: { name: 'planted', include: ['*.test.ts'] } };",
    );
    return run(
      {
        name: 'vitest',
        suites: ['planted'],
        args: [bin('vitest/vitest.mjs'), 'run', `--root=${folder}`, reporter('vitestReporter.ts')],
        record: path.join(folder, 'record.json'),
        quiet: true,
      },
      never,
    );
  };

  test('counts what passes, fails and is skipped, and keeps the error', async () => {
    plant(
      'mixed.test.ts',
      `import { describe, expect, test } from 'vitest';
      describe('sums', () => {
        test('add', () => expect(1 + 1).toBe(2));
        test.each([1, 2])('grow %s', (n) => expect(n + 1).toBe(n + 1));
        test('are planted wrong', () => expect(1 + 1).toBe(3));
        test.skip('rest', () => {});
        test.todo('wait');
      });`,
    );
    const outcomes = await runPlanted();
    expect(countLine(outcomes)).toBe('3 passed, 1 failed, 2 skipped');
    expect(failures(outcomes)).toEqual([
      {
        title: 'sums > are planted wrong',
        errors: [expect.stringMatching(/expected 2 to be 3[^]*mixed\.test\.ts:5:/)],
      },
    ]);
  });

  test('turns red when a file does not load', async () => {
    plant('good.test.ts', "import { test } from 'vitest'; test('good', () => {});");
    plant('broken.test.ts', "throw new Error('planted');");
    const outcomes = await runPlanted();
    expect(countLine(outcomes)).toBe('1 passed, 1 failed, 0 skipped');
    expect(failures(outcomes)).toEqual([
      { title: 'The file does not run', errors: [expect.stringContaining('planted')] },
    ]);
  });

  test('turns red when a hook fails', async () => {
    plant(
      'hook.test.ts',
      `import { beforeAll, describe, test } from 'vitest';
      describe('group', () => { beforeAll(() => { throw new Error('planted'); }); test('a', () => {}); });`,
    );
    const outcomes = await runPlanted();
    expect(failures(outcomes)).toEqual([
      { title: 'group', errors: [expect.stringContaining('planted')] },
    ]);
  });

  test('turns red on an error outside every test', async () => {
    plant(
      'stray.test.ts',
      "import { test } from 'vitest'; test('good', () => { void Promise.reject(new Error('planted')); });",
    );
    const outcomes = await runPlanted();
    expect(failures(outcomes)).toEqual([
      { title: 'Error outside every test', errors: [expect.stringContaining('planted')] },
    ]);
  });

  test('turns red when there is no test at all', async () => {
    const outcomes = await runPlanted();
    expect(failures(outcomes).map(({ title }) => title)).toContain('No test ran');
  });

  test('turns red when a test ends the process', async () => {
    plant(
      'exit.test.ts',
      "import { test } from 'vitest'; test('a', () => process.kill(process.pid, 'SIGKILL'));",
    );
    const outcomes = await runPlanted();
    expect(failures(outcomes)).not.toEqual([]);
  });
});

describe('playwright', () => {
  const runPlanted = (): Promise<Outcome[]> => {
    plant('playwright.config.ts', "export default { testDir: '.', outputDir: 'results' };");
    return run(
      {
        name: 'playwright',
        suites: ['planted'],
        args: [
          bin('@playwright/test/cli.js'),
          'test',
          `--config=${path.join(folder, 'playwright.config.ts')}`,
          reporter('playwrightReporter.ts'),
        ],
        env: { [suiteVariable]: 'planted' },
        record: path.join(folder, 'record.json'),
        quiet: true,
      },
      never,
    );
  };

  test('counts what passes, fails and is skipped, and keeps the error', async () => {
    plant(
      'mixed.spec.ts',
      `import { expect, test } from '@playwright/test';
      test.describe('sums', () => {
        test('add', () => expect(1 + 1).toBe(2));
        test('are planted wrong', () => expect(1 + 1).toBe(3));
        test.skip('rest', () => {});
        test.fail('fail as expected', () => expect(1).toBe(2));
      });`,
    );
    const outcomes = await runPlanted();
    expect(countLine(outcomes)).toBe('2 passed, 1 failed, 1 skipped');
    expect(failures(outcomes)).toEqual([
      { title: 'sums > are planted wrong', errors: [expect.stringContaining('Expected: 3')] },
    ]);
  });

  test('turns red when a file does not load', async () => {
    plant('broken.spec.ts', "throw new Error('planted');");
    const errors = failures(await runPlanted()).flatMap((failure) => failure.errors);
    expect(errors).toContainEqual(expect.stringContaining('planted'));
  });

  test('counts tests it never reached as failed, not as skipped', async () => {
    plant(
      'serial.spec.ts',
      `import { expect, test } from '@playwright/test';
      test.describe.configure({ mode: 'serial' });
      test('first', () => expect(1).toBe(2));
      test('second', () => {});`,
    );
    expect(countLine(await runPlanted())).toBe('0 passed, 2 failed, 0 skipped');
  });
});

describe('a runner', () => {
  const runScript = (script: string): Promise<Outcome[]> =>
    run(
      {
        name: 'runner',
        suites: ['planted'],
        args: ['--input-type=module', '--eval', script],
        record: path.join(folder, 'record.json'),
        quiet: true,
      },
      never,
    );
  const good: Outcome = {
    suite: 'planted',
    file: 'a.test.ts',
    title: 'a',
    state: 'passed',
    errors: [],
    evidence: [],
  };
  const leave = (outcomes: Outcome[], finished: boolean): string => {
    const record = JSON.stringify({ outcomes, troubles: [], finished });
    return `import fs from 'node:fs'; fs.writeFileSync(process.env.TEST_RECORD, ${JSON.stringify(record)});`;
  };

  test('that leaves a whole record and ends well is believed', async () => {
    expect(await runScript(leave([good], true))).toEqual([good]);
  });

  test('that crashes before its first test turns the run red', async () => {
    const titles = failures(await runScript('process.exit(3)')).map(({ title }) => title);
    expect(titles).toEqual(['No test ran', 'The runner did not come to its end']);
  });

  test('that crashes half-way turns the run red, although all it ran has passed', async () => {
    const outcomes = await runScript(
      `${leave([good], false)} process.kill(process.pid, 'SIGKILL');`,
    );
    expect(countLine(outcomes)).toBe('1 passed, 1 failed, 0 skipped');
    expect(failures(outcomes)[0]?.errors).toEqual(['It ended with SIGKILL.']);
  });

  test('whose exit code says otherwise than its tests turns the run red', async () => {
    const outcomes = await runScript(`${leave([good], true)} process.exitCode = 1;`);
    expect(failures(outcomes).map(({ title }) => title)).toEqual(['The runner ended with 1']);
  });
});
