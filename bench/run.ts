import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../scripts/testing/chromium.ts';
import { engine } from './goals/engine.ts';
import { firstLoad } from './goals/firstLoad.ts';
import { longList } from './goals/longList.ts';
import type { Result } from './measure.ts';
import { markdownReport, runFacts, type GoalReport } from './report.ts';

interface Goal {
  readonly title: string;
  readonly pages: readonly string[];
  readonly run: (browser: Browser) => Promise<readonly Result[]>;
}

const goals: readonly Goal[] = [
  { title: 'First load: login and customer list', pages: ['hello'], run: firstLoad },
  { title: 'A list of 100 rows and 12 columns', pages: ['list'], run: longList },
  { title: 'The engine: exact amounts', pages: [], run: engine },
];

for (const page of new Set(goals.flatMap(({ pages }) => pages))) {
  await build({ root: resolve(import.meta.dirname, 'pages', page), logLevel: 'error' });
}
const browser = await chromium.launch(chromiumLaunchOptions());
const reports: GoalReport[] = [];
for (const { title, run } of goals) {
  process.stdout.write(`\n${title}\n`);
  const results = await run(browser);
  for (const { name, value, goal, met } of results) {
    const verdict = met === undefined ? '' : `${goal} ${met ? 'met' : 'MISSED'}`;
    process.stdout.write(`  ${name.padEnd(34)} ${value.padEnd(20)} ${verdict}\n`);
  }
  reports.push({ title, results });
}
const facts = runFacts(browser.version());
await browser.close();
await writeFile(
  resolve(import.meta.dirname, '../docs/benchmarks.md'),
  markdownReport(reports, facts),
);
if (reports.some(({ results }) => results.some(({ met }) => met === false))) process.exitCode = 1;
