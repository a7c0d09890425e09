import path from 'node:path';
import { whyNoPictures } from './pictures.ts';
import { buildApp, buildDemo, buildStorybook } from '../build/builds.ts';
import { BuildError } from '../build/buildOnce.ts';
import { root } from '../root.ts';
import { ensureBrowsers } from './browsers/openBrowser.ts';
import { ensureChromium } from './ensureChromium.ts';
import { providePostgres } from './postgres.ts';
import { failureOf, readPlaywrightResults, readVitestResults } from './results.ts';
import type { FileResult } from './results.ts';
import { run, type Runner } from './runner.ts';
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
  results: FileResult[];
  /** Notes besides the tests. */
  remarks: string[];
}

const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);
const resultsFolder = path.join(root, 'test-results');

/** Provides what the suites need (Chromium, PostgreSQL, a build of the app), runs them and cleans up. */
export async function testRun({ suites, env }: TestPlan, signal: AbortSignal): Promise<TestRun> {
  const results: FileResult[] = [];
  const remarks: string[] = [];
  let left = suites;

  const inBrowser = suites.filter(needsBrowser);
  const noChromium = inBrowser.length > 0 ? await ensureChromium() : undefined;
  if (noChromium !== undefined) {
    results.push(...inBrowser.map((suite) => failureOf(suite, noChromium)));
    left = left.filter((suite) => !needsBrowser(suite));
  } else if (inBrowser.some((suite) => /^(stories|galleries)/.test(suite))) {
    remarks.push(...[whyNoPictures()].filter((reason) => reason !== undefined));
  }

  if (left.includes('browsers')) remarks.push(...(await ensureBrowsers()));

  if (left.includes('tour')) {
    // Before Vitest and Playwright start side by side: both serve this build.
    const notBuilt = await failuresToBuild('tour');
    results.push(...notBuilt);
    if (notBuilt.length > 0) left = left.filter((suite) => suite !== 'tour');
  }

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
    const endToEnd = async (): Promise<FileResult[]> => {
      const ended: FileResult[] = [];
      for (const suite of inProduct) {
        if (signal.aborted) break;
        const notBuilt = suite === 'tour' ? [] : await failuresToBuild(suite);
        const runner = playwrightRunner(suite, url(needsPostgres(suite)));
        ended.push(...(notBuilt.length > 0 ? notBuilt : await run(runner, signal)));
      }
      return ended;
    };
    const ended = await Promise.all([
      projects.length > 0 ? run(vitestRunner(projects, url(true)), signal) : [],
      endToEnd(),
    ]);
    results.push(...ended.flat());
    for (const suite of left.filter((name) => runnerOf(name) === 'stryker')) {
      if (!signal.aborted) results.push(...(await run(mutationRunner(suite, env), signal)));
    }
  } finally {
    await database?.stop();
  }
  if (postgres && 'missing' in postgres) {
    results.push(
      ...onPostgres.map((suite) => ({ ...failureOf(suite, ''), failed: 0, skipped: 1 })),
    );
    remarks.push(`Nothing was tested on PostgreSQL. ${postgres.missing}`);
  }
  return { results, remarks };
}

function vitestRunner(suites: readonly SuiteName[], env: NodeJS.ProcessEnv): Runner {
  return {
    name: 'vitest',
    suites,
    args: [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...suites.map((suite) => `--project=${suite}`),
      '--reporter=dot',
      `--reporter=${path.join(root, 'scripts/testing/vitestReporter.ts')}`,
    ],
    // With CI set, Vitest writes colours into a log too.
    env: process.stdout.isTTY ? env : { NO_COLOR: '1', ...env },
    resultsFile: path.join(resultsFolder, 'vitest.json'),
    read: readVitestResults,
    output: 'at once',
  };
}

/** Builds what a suite of Playwright opens. */
async function failuresToBuild(suite: SuiteName): Promise<FileResult[]> {
  try {
    await (suite === 'tour' ? buildStorybook() : buildApp());
    // No test of `npm test` opens the demo.
    if (suite.startsWith('e2e-')) await buildDemo();
    return [];
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return [failureOf(suite, error.message)];
  }
}

function playwrightRunner(suite: SuiteName, env: NodeJS.ProcessEnv): Runner {
  const resultsFile = path.join(resultsFolder, `${suite}.json`);
  const folder = suite === 'tour' ? 'scripts/testing/tour' : 'app';
  return {
    name: 'playwright',
    suites: [suite],
    args: [
      bin('@playwright', 'test', 'cli.js'),
      'test',
      `--config=${path.join(root, folder, 'playwright.config.ts')}`,
      '--reporter=dot,json',
      ...(suite === 'e2e' ? ['--grep=@core'] : []),
      ...(suite === 'e2e-rest' ? ['--grep-invert=@core'] : []),
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: resultsFile },
    resultsFile,
    read: (file) => readPlaywrightResults(suite, file),
    // Vitest prints meanwhile.
    output: 'at its end',
  };
}

function mutationRunner(suite: SuiteName, env: NodeJS.ProcessEnv): Runner {
  return {
    name: 'stryker',
    suites: [suite],
    args: [path.join(root, 'scripts/mutation/run.ts')],
    env,
    resultsFile: path.join(resultsFolder, `${suite}.json`),
    read: readVitestResults,
    output: 'at once',
  };
}
