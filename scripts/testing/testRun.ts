import path from 'node:path';
import { buildApp } from '../build/buildApp.ts';
import { root } from '../root.ts';
import { ensureChromium } from './ensureChromium.ts';
import { trouble } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { providePostgres } from './postgres.ts';
import type { Postgres } from './postgres.ts';
import { run } from './runner.ts';
import { pageSuites } from './suites.ts';
import type { SuiteName } from './suites.ts';

/** How a whole run ended. */
export interface TestRun {
  outcomes: Outcome[];
  /** What a reader should know besides the tests. */
  remarks: string[];
}

const bin = (...parts: string[]): string => path.join(root, 'node_modules', ...parts);
const results = path.join(root, 'test-results');

/** Provides what the suites need (Chromium, PostgreSQL, a build of the app) and runs them. */
export async function testRun(wanted: readonly SuiteName[], signal: AbortSignal): Promise<TestRun> {
  const outcomes: Outcome[] = [];
  const remarks: string[] = [];
  let suites = wanted;
  const leaveOut = (names: readonly SuiteName[]): void => {
    suites = suites.filter((suite) => !names.includes(suite));
  };

  const inBrowser = suites.filter((suite) => suite === 'e2e' || isPageSuite(suite));
  const noChromium = inBrowser.length > 0 ? await ensureChromium() : undefined;
  if (noChromium !== undefined) {
    outcomes.push(
      ...inBrowser.map((suite) => trouble(suite, 'No browser to run in', [noChromium])),
    );
    leaveOut(inBrowser);
  }

  const postgres = suites.includes('server-postgres') ? await providePostgres() : undefined;
  const missing = postgres && 'missing' in postgres ? postgres.missing : undefined;
  if (missing !== undefined) leaveOut(['server-postgres']);
  const database = postgres && 'url' in postgres ? postgres : undefined;
  try {
    outcomes.push(...(await runVitest(suites, database, signal)));
  } finally {
    await database?.stop();
  }
  if (missing !== undefined) {
    const left = leftOut(outcomes);
    outcomes.push(...left);
    remarks.push(`The server was not tested on PostgreSQL. ${missing}`);
  }
  if (suites.includes('e2e') && !signal.aborted) outcomes.push(...(await runEndToEnd(signal)));
  return { outcomes, remarks };
}

function isPageSuite(suite: SuiteName): boolean {
  return pageSuites.some((page) => page === suite);
}

async function runVitest(
  wanted: readonly SuiteName[],
  database: Postgres | undefined,
  signal: AbortSignal,
): Promise<Outcome[]> {
  const suites = wanted.filter((suite) => suite !== 'e2e');
  if (suites.length === 0) return [];
  return run(
    {
      name: 'vitest',
      suites,
      args: [
        bin('vitest', 'vitest.mjs'),
        'run',
        ...suites.map((suite) => `--project=${suite}`),
        `--reporter=${path.join(root, 'scripts/testing/vitestReporter.ts')}`,
      ],
      env: { TEST_DATABASE_URL: database?.url ?? '' },
      record: path.join(results, 'vitest.json'),
    },
    signal,
  );
}

async function runEndToEnd(signal: AbortSignal): Promise<Outcome[]> {
  try {
    await buildApp();
  } catch (error) {
    return [trouble('e2e', 'There is no app to test', [String(error)])];
  }
  return run(
    {
      name: 'playwright',
      suites: ['e2e'],
      args: [
        bin('@playwright', 'test', 'cli.js'),
        'test',
        `--config=${path.join(root, 'app/playwright.config.ts')}`,
        `--reporter=${path.join(root, 'scripts/testing/playwrightReporter.ts')}`,
      ],
      record: path.join(results, 'e2e.json'),
    },
    signal,
  );
}

/** Without PostgreSQL every test of the server counts as skipped once: what passed on SQLite was left out there. */
function leftOut(outcomes: readonly Outcome[]): Outcome[] {
  const onSqlite = outcomes.filter(({ suite }) => suite === 'server-sqlite');
  if (onSqlite.length === 0)
    return [{ ...trouble('server-postgres', 'All', []), state: 'skipped' }];
  return onSqlite.map(({ file, title }) => ({
    ...trouble('server-postgres', title, [], file),
    state: 'skipped',
  }));
}
