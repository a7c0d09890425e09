import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { countLine, failureOf, readPlaywrightResults, readVitestResults } from './results.ts';
import type { FileResult } from './results.ts';
import { run } from './runner.ts';

const never = new AbortController().signal;
const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);

let folder: string;
beforeEach(() => {
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  // Inside the repository, so that the planted tests find the runners.
  folder = mkdtempSync(path.join(root, 'test-results/planted-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plant = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);

async function runPlanted(name: 'vitest' | 'playwright' | 'script', args: string[]) {
  const resultsFile = path.join(folder, 'results.json');
  const runner = {
    name,
    suites: ['planted'],
    args,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile },
    resultsFile,
    read: (file: string): FileResult[] | undefined =>
      name === 'playwright' ? readPlaywrightResults('planted', file) : readVitestResults(file),
    output: 'never' as const,
  };
  const results = await run(runner, never);
  const troubles = results.filter(({ failed, passed }) => failed > 0 && passed === 0);
  return { counts: countLine(results), troubles: troubles.map(({ file }) => path.basename(file)) };
}

describe('vitest', () => {
  const runTests = () => {
    plant(
      'vitest.config.ts',
      "export default { test: { name: 'planted', include: ['*.test.ts'] } };",
    );
    const reporter = path.join(root, 'scripts/testing/vitestReporter.ts');
    const program = bin('vitest/vitest.mjs');
    return runPlanted('vitest', [program, 'run', `--root=${folder}`, `--reporter=${reporter}`]);
  };

  test.each([
    [
      'what passes, fails and is skipped',
      `import { describe, expect, test } from 'vitest';
      describe('sums', () => {
        test('add', () => expect(1 + 1).toBe(2));
        test.each([1, 2])('grow %s', (n) => expect(n + 1).toBe(n + 1));
        test('are planted wrong', () => expect(1 + 1).toBe(3));
        test.skip('rest', () => {});
        test.todo('wait');
      });`,
      '4 passed, 1 failed, 2 skipped',
    ],
    [
      'a file that does not load as a failure',
      "throw new Error('planted');",
      '1 passed, 1 failed, 0 skipped',
    ],
    [
      'a hook that fails as a failure',
      `import { beforeAll, describe, test } from 'vitest';
      describe('group', () => { beforeAll(() => { throw new Error('planted'); }); test('a', () => {}); });`,
      '1 passed, 1 failed, 1 skipped',
    ],
    [
      'an error outside every test as a failure',
      "import { test } from 'vitest'; test('stray', () => { void Promise.reject(new Error('planted')); });",
      '2 passed, 1 failed, 0 skipped',
    ],
  ])('counts %s', async (_, code, counts) => {
    plant('good.test.ts', "import { test } from 'vitest'; test('good', () => {});");
    plant('planted.test.ts', code);
    expect((await runTests()).counts).toBe(counts);
  });

  test('counts a suite without a test as a failure', async () => {
    expect((await runTests()).troubles).toContain('No test ran');
  });

  test('counts a test that ends the process as a failure', async () => {
    plant(
      'exit.test.ts',
      "import { test } from 'vitest'; test('a', () => process.kill(process.pid, 'SIGKILL'));",
    );
    expect((await runTests()).counts).not.toContain(' 0 failed');
  });
});

describe('playwright', () => {
  const runTests = () => {
    plant('playwright.config.ts', "export default { testDir: '.', outputDir: 'results' };");
    const config = `--config=${path.join(folder, 'playwright.config.ts')}`;
    return runPlanted('playwright', [
      bin('@playwright/test/cli.js'),
      'test',
      config,
      '--reporter=json',
    ]);
  };

  test('counts what passes, fails and is skipped', async () => {
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
    expect((await runTests()).counts).toBe('2 passed, 1 failed, 1 skipped');
  });

  test('counts a file that does not load as a failure', async () => {
    plant('broken.spec.ts', "throw new Error('planted');");
    expect((await runTests()).troubles).toContain('Error outside every test');
  });

  test('counts tests it never reached as failed, not as skipped', async () => {
    plant(
      'serial.spec.ts',
      `import { expect, test } from '@playwright/test';
      test.describe.configure({ mode: 'serial' });
      test('first', () => expect(1).toBe(2));
      test('second', () => {});`,
    );
    expect((await runTests()).counts).toBe('0 passed, 2 failed, 0 skipped');
  });
});

describe('a runner', () => {
  const runScript = (script: string) =>
    runPlanted('script', ['--input-type=module', '--eval', script]);
  const good = { ...failureOf('planted', 'a.test.ts'), passed: 1, failed: 0 };
  const leave = `import fs from 'node:fs'; fs.writeFileSync(process.env.TEST_RESULTS, ${JSON.stringify(JSON.stringify([good]))});`;

  test('with results and exit code 0 passes', async () => {
    expect(await runScript(leave)).toEqual({
      counts: '1 passed, 0 failed, 0 skipped',
      troubles: [],
    });
  });

  test('that crashes without results fails', async () => {
    const { troubles } = await runScript("process.kill(process.pid, 'SIGKILL')");
    expect(troubles).toEqual(['It did not come to its end: SIGKILL', 'No test ran']);
  });

  test('whose exit code contradicts its results fails', async () => {
    const { troubles } = await runScript(`${leave} process.exitCode = 1;`);
    expect(troubles).toEqual(['It ended with 1, although no test failed']);
  });
});
