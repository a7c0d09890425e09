import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { buildApp } from '../scripts/build/builds.ts';
import { chromiumLaunchOptions, findChromium } from '../scripts/testing/chromium.ts';
import { combobox } from './goals/combobox.ts';
import { editor } from './goals/editor.ts';
import { demo } from './goals/demo.ts';
import { engine } from './goals/engine.ts';
import { entrySizes } from './goals/entrySizes.ts';
import { fields } from './goals/fields.ts';
import { firstLoad } from './goals/firstLoad.ts';
import { grid } from './goals/grid.ts';
import { largeDatabase } from './goals/largeDatabase.ts';
import { load } from './goals/load.ts';
import { listsOnPostgres, listsOnSqlite } from './goals/lists.ts';
import { longList } from './goals/longList.ts';
import { pdf } from './goals/pdf.ts';
import { saves } from './goals/saves.ts';
import type { Result } from './measure.ts';
import { markdownReport, markdownSection, runFacts } from './report.ts';

interface Goal {
  readonly title: string;
  readonly pages: readonly string[];
  readonly needsApp?: boolean;
  readonly run: (browser: Browser) => Promise<readonly Result[] | Findings>;
}

/** Figures with text below them. */
interface Findings {
  readonly results: readonly Result[];
  readonly text: string;
}

/** By the name that the command takes: `npm run bench -- list`. */
const goals: Readonly<Record<string, Goal>> = {
  firstLoad: {
    title: 'First load: login and customer list',
    pages: ['hello'],
    needsApp: true,
    run: firstLoad,
  },
  demo: { title: 'First visit of the demo', pages: [], run: demo },
  largeDatabase: {
    title: 'Screens with 100,000 customers',
    pages: [],
    needsApp: true,
    run: largeDatabase,
  },
  list: { title: 'A list of 100 rows and 12 columns', pages: ['list'], run: longList },
  fields: { title: 'Number and date fields: 900 spellings', pages: ['fields'], run: fields },
  grid: { title: 'LineItemsGrid: 500 lines', pages: ['grid'], run: grid },
  editor: {
    title: 'The editor of quotes and invoices: 500 lines',
    pages: ['grid'],
    needsApp: true,
    run: editor,
  },
  combobox: { title: 'Combobox of 10,000 customers', pages: ['combobox'], run: combobox },
  entrySizes: { title: 'Size of each entry of the design system', pages: [], run: entrySizes },
  engine: { title: 'The engine: exact amounts', pages: [], run: engine },
  postgres: {
    title: 'Lists and searches on PostgreSQL',
    pages: [],
    run: listsOnPostgres,
  },
  sqlite: {
    title: 'Lists and searches on SQLite',
    pages: [],
    run: listsOnSqlite,
  },
  pdf: { title: 'PDF of a document: 1 to 500 lines', pages: [], run: pdf },
  load: { title: '200 readers and 20 writers', pages: [], run: load },
  saves: { title: 'Documents saved per second', pages: [], needsApp: true, run: saves },
};

const report = resolve(import.meta.dirname, '../docs/benchmarks.md');

/** The goals that the command line names; none named means all. */
function chosenGoals(names: readonly string[]): readonly Goal[] {
  if (names.length === 0) return Object.values(goals);
  return names.map((name) => {
    const goal = goals[name];
    if (goal) return goal;
    throw new RangeError(`There is no goal '${name}'. The goals: ${Object.keys(goals).join(', ')}`);
  });
}

function printResults(results: readonly Result[]): void {
  for (const { name, value, goal, met } of results) {
    const verdict = met === undefined ? '' : `${goal} ${met ? 'met' : 'MISSED'}`;
    process.stdout.write(`  ${name.padEnd(34)} ${value.padEnd(20)} ${verdict}\n`);
  }
}

const chosen = chosenGoals(process.argv.slice(2));
if (chosen.some(({ needsApp }) => needsApp)) await buildApp();
for (const page of new Set(chosen.flatMap(({ pages }) => pages))) {
  await build({ root: resolve(import.meta.dirname, 'pages', page), logLevel: 'error' });
}
const browser = await chromium.launch(chromiumLaunchOptions(findChromium()));
const facts = runFacts(browser.version());
const sections = new Map<string, string>();
for (const { title, run } of chosen) {
  process.stdout.write(`\n${title}\n`);
  const found = await run(browser);
  const { results, text } = 'results' in found ? found : { results: found, text: undefined };
  printResults(results);
  if (text !== undefined) process.stdout.write(`\n${text}\n`);
  sections.set(title, markdownSection({ title, results, ...(text && { text }) }, facts));
  if (results.some(({ met }) => met === false)) process.exitCode = 1;
}
await browser.close();
const titles = Object.values(goals).map(({ title }) => title);
const before = existsSync(report) ? await readFile(report, 'utf8') : '';
await writeFile(report, markdownReport(titles, sections, before, facts));
