import { existsSync } from 'node:fs';
import path from 'node:path';
import { reportFolder } from './pictureReport/writeReport.ts';
import { whyNoPictures } from './pictures.ts';
import { buildApp } from '../build/buildApp.ts';
import { buildDemo } from '../build/buildDemo.ts';
import { BuildError } from '../build/buildOnce.ts';
import { root } from '../root.ts';
import { ensureEngines } from './browsers/engines.ts';
import { ensureChromium } from './ensureChromium.ts';
import { suiteVariable, trouble } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { providePostgres } from './postgres.ts';
import { run } from './runner.ts';
import { needsBrowser, needsPostgres, runnerOf } from './suites.ts';
import type { SuiteName } from './suites.ts';

/** What to run. */
export interface TestPlan {
  suites: readonly SuiteName[];
  /** For the tests: how long to try, what to look at. */
  env: NodeJS.ProcessEnv;
}

/** How a whole run ended. */
export interface TestRun {
  outcomes: Outcome[];
  /** What a reader should know besides the tests. */
  remarks: string[];
}

const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);
const results = path.join(root, 'test-results');

/** Provides what the suites need (Chromium, PostgreSQL, a build of the app), runs them and cleans up. */
export async function testRun({ suites, env }: TestPlan, signal: AbortSignal): Promise<TestRun> {
  const outcomes: Outcome[] = [];
  const remarks: string[] = [];
  let left = suites;

  const inBrowser = suites.filter(needsBrowser);
  const noChromium = inBrowser.length > 0 ? await ensureChromium() : undefined;
  if (noChromium !== undefined) {
    outcomes.push(
      ...inBrowser.map((suite) => trouble(suite, 'No browser to run in', [noChromium])),
    );
    left = left.filter((suite) => !needsBrowser(suite));
  } else if (inBrowser.some((suite) => /^(stories|galleries)/.test(suite))) {
    remarks.push(...[whyNoPictures()].filter((reason) => reason !== undefined));
  }

  if (left.includes('browsers')) remarks.push(...(await ensureEngines()));

  const onPostgres = left.filter(needsPostgres);
  const postgres = onPostgres.length > 0 ? await providePostgres() : undefined;
  if (postgres && 'missing' in postgres) left = left.filter((suite) => !needsPostgres(suite));
  const database = postgres && 'url' in postgres ? postgres : undefined;
  try {
    // The tests of Node and of pages, and those of the whole product, beside each other.
    const url = (isOnPostgres: boolean) => ({
      ...env,
      TEST_DATABASE_URL: isOnPostgres ? database?.url : '',
    });
    const projects = left.filter((suite) => runnerOf(suite) === 'vitest');
    const inProduct = left.filter((suite) => runnerOf(suite) === 'playwright');
    const endToEnd = async (): Promise<Outcome[]> => {
      const ended: Outcome[] = [];
      for (const suite of inProduct)
        if (!signal.aborted)
          ended.push(...(await runEndToEnd(suite, url(needsPostgres(suite)), signal)));
      return ended;
    };
    const ended = await Promise.all([
      projects.length > 0 ? runVitest(projects, url(true), signal) : [],
      endToEnd(),
    ]);
    outcomes.push(...ended.flat());
    if (projects.length > 0) remarks.push(...picturesThatDiffer());
    for (const suite of left.filter((name) => runnerOf(name) === 'stryker')) {
      if (!signal.aborted) outcomes.push(...(await runMutation(suite, env, signal)));
    }
  } finally {
    await database?.stop();
  }
  if (postgres && 'missing' in postgres) {
    outcomes.push(...onPostgres.flatMap((suite) => leftOut(suite, outcomes)));
    remarks.push(`Nothing was tested on PostgreSQL. ${postgres.missing}`);
  }
  return { outcomes, remarks };
}

/** Where they are shown side by side, when there are any. */
function picturesThatDiffer(): string[] {
  const page = path.join(reportFolder, 'index.html');
  return existsSync(page) ? [`Pictures that differ: open ${path.relative(root, page)}`] : [];
}

async function runVitest(
  suites: readonly SuiteName[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Outcome[]> {
  return run(
    {
      name: 'vitest',
      suites,
      args: [
        bin('vitest', 'vitest.mjs'),
        'run',
        ...suites.map((suite) => `--project=${suite}`),
        `--reporter=${path.join(root, 'scripts/testing/vitestReporter.ts')}`,
        `--reporter=${path.join(root, 'scripts/testing/pictureReporter.ts')}`,
      ],
      env,
      record: path.join(results, 'vitest.json'),
    },
    signal,
  );
}

async function runEndToEnd(
  suite: SuiteName,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Outcome[]> {
  try {
    await buildApp();
    // No test of `npm test` opens the demo.
    if (suite !== 'e2e') await buildDemo();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return [trouble(suite, 'There is no app to test', [error.message])];
  }
  return run(
    {
      name: 'playwright',
      suites: [suite],
      args: [
        bin('@playwright', 'test', 'cli.js'),
        'test',
        `--config=${path.join(root, 'app/playwright.config.ts')}`,
        `--reporter=${path.join(root, 'scripts/testing/playwrightReporter.ts')}`,
        ...(suite === 'e2e' ? ['--grep=@core'] : []),
        ...(suite === 'e2e-rest' ? ['--grep-invert=@core'] : []),
      ],
      env: { ...env, [suiteVariable]: suite },
      record: path.join(results, `${suite}.json`),
    },
    signal,
  );
}

async function runMutation(
  suite: SuiteName,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<Outcome[]> {
  return run(
    {
      name: 'stryker',
      suites: [suite],
      args: [path.join(root, 'scripts/mutation/run.ts')],
      env,
      record: path.join(results, `${suite}.json`),
    },
    signal,
  );
}

/** What PostgreSQL would have run counts as skipped: each test that ran on SQLite once, or the suite as one. */
function leftOut(suite: SuiteName, outcomes: readonly Outcome[]): Outcome[] {
  const twin = outcomes.filter(
    (outcome) => outcome.suite === suite.replace('-postgres', '-sqlite'),
  );
  const tests = twin.length > 0 ? twin : [{ title: 'The whole suite', file: '' }];
  return tests.map(({ title, file }) => ({ ...trouble(suite, title, [], file), state: 'skipped' }));
}
