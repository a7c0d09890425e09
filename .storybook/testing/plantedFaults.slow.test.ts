import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');

interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** What the run of the planted stories says of each, shortened to what matters. */
async function runStories(folder: string, planted: boolean, ...args: string[]) {
  const reportFile = path.join(folder, 'report.json');
  const command = [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    `--config=${path.join(import.meta.dirname, 'planted/vitest.config.ts')}`,
    '--reporter=json',
    `--outputFile=${reportFile}`,
    ...args,
  ];
  const env = {
    ...process.env,
    PLANTED: planted ? 'yes' : 'no',
    PLANTED_PICTURES: folder,
  };
  await new Promise((resolve) => execFile(process.execPath, command, { cwd: root, env }, resolve));
  const report = JSON.parse(await readFile(reportFile, 'utf8')) as Report;
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(
    results.map(({ title, status, failureMessages }) => [
      title,
      [status, ...failureMessages].join(' '),
    ]),
  );
}

test('a fault planted in a story turns the run red', { timeout: 300_000 }, async () => {
  // Vitest writes pictures inside the repository only.
  await mkdir(path.join(root, 'test-results'), { recursive: true });
  const folder = await mkdtemp(path.join(root, 'test-results/planted-'));
  try {
    const sound = await runStories(folder, false, '--update');
    expect(sound).toEqual({
      Sound: 'passed',
      'Rounded Otherwise': 'passed',
      Recolored: 'passed',
      Shifted: 'passed',
      Unlabelled: 'passed',
      Complaining: 'passed',
      Warning: 'passed',
    });
    const planted = await runStories(folder, true);
    expect(planted['Sound']).toBe('passed');
    expect(planted['Rounded Otherwise']).toBe('passed');
    expect(planted['Recolored']).toContain('toMatchScreenshot');
    expect(planted['Shifted']).toContain('toMatchScreenshot');
    // Where to look: as it was, as it is, and the difference.
    expect(planted['Recolored']).toMatch(
      /Reference screenshot:[^]*Actual screenshot:[^]*Diff image:/,
    );
    expect(planted['Unlabelled']).toContain('Form elements must have labels');
    expect(planted['Complaining']).toContain('A story must not complain on the console');
    expect(planted['Warning']).toContain('A story must not complain on the console');
  } finally {
    await rm(folder, { recursive: true });
  }
});
