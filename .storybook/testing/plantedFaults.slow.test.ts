import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { chromiumLaunchOptions } from '../../scripts/testing/chromium.ts';

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
    `--reporter=${path.join(root, 'scripts/testing/pictureReporter.ts')}`,
    `--outputFile=${reportFile}`,
    ...args,
  ];
  const env = {
    ...process.env,
    PLANTED: planted ? 'yes' : 'no',
    PLANTED_PICTURES: folder,
    PICTURE_REPORT: path.join(folder, 'report'),
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

/** Opens the report of a run as somebody does who has only a keyboard, and answers what it shows. */
async function readReport(folder: string) {
  const page = path.join(folder, 'report', 'index.html');
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
    const report = await context.newPage();
    await report.goto(`file://${page}`);
    const { violations } = await new AxeBuilder({ page: report }).setLegacyMode(true).analyze();
    const isTooWide = await report.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    const shown = await report
      .getByRole('region')
      .evaluateAll((regions) =>
        regions.map((region) =>
          [region.querySelector('h2'), ...region.querySelectorAll('figcaption')].map(
            (part) => part?.textContent,
          ),
        ),
      );
    await report.getByRole('radio', { name: 'Side by side' }).first().focus();
    await report.keyboard.press('ArrowDown');
    await report.getByRole('slider').focus();
    await report.keyboard.press('Home');
    const stack = report.locator('.stack').first();
    const withoutAfter = await stack.screenshot();
    await report.keyboard.press('End');
    const followsTheSlider = !withoutAfter.equals(await stack.screenshot());
    const [kept, before, after] = await Promise.all(
      ['Recolored-light.png', 'report/0-before.png', 'report/0-after.png'].map((file) =>
        readFile(path.join(folder, file)),
      ),
    );
    const isAsKept = [before, after].map((picture) => picture?.equals(kept ?? new Uint8Array()));
    return { violations, isTooWide, shown, followsTheSlider, isAsKept };
  } finally {
    await browser.close();
  }
}

test('a fault planted in a story turns the run red', { timeout: 300_000 }, async () => {
  // Vitest writes pictures inside the repository only.
  await mkdir(path.join(root, 'test-results'), { recursive: true });
  const folder = await mkdtemp(path.join(root, 'test-results/planted-'));
  try {
    const sound = await runStories(folder, false, '--update');
    expect(existsSync(path.join(folder, 'report'))).toBe(false);
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
    expect(await readReport(folder)).toEqual({
      violations: [],
      isTooWide: false,
      shown: [
        ['planted: Recolored, light', 'Before', 'After', 'Difference'],
        ['planted: Shifted, light', 'Before', 'After', 'Difference'],
      ],
      followsTheSlider: true,
      isAsKept: [true, false],
    });
    expect(planted['Unlabelled']).toContain('Form elements must have labels');
    expect(planted['Complaining']).toContain('A story must not complain on the console');
    expect(planted['Warning']).toContain('A story must not complain on the console');
  } finally {
    await rm(folder, { recursive: true });
  }
});
