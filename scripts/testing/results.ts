import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** How the tests of one file ended in one suite. */
export interface FileResult {
  /** The Vitest project ('engine', 'stories'), or the suite that Playwright runs ('e2e'). */
  suite: string;
  /** From the root of the repository. */
  file: string;
  passed: number;
  failed: number;
  skipped: number;
  /** How long its tests took, without the page or the process around them. */
  seconds: number;
}

/** The environment variable that names the file a reporter writes its results to. */
export const resultsVariable = 'TEST_RESULTS';

/** A failure that belongs to no test: a suite that did not run, a runner that crashed. */
export function failureOf(suite: string, reason: string): FileResult {
  return { suite, file: reason, passed: 0, failed: 1, skipped: 0, seconds: 0 };
}

/** Reads what `vitestReporter.ts` left; undefined when the runner did not come to its end. */
export function readVitestResults(file: string): FileResult[] | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FileResult[]) : undefined;
}

/** Reads what Playwright's JSON reporter left; undefined when the runner did not come to its end. */
export function readPlaywrightResults(suite: string, file: string): FileResult[] | undefined {
  if (!existsSync(file)) return undefined;
  const { config, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
  const results = suites.map((top) => {
    const result = { ...failureOf(suite, ''), failed: 0 };
    result.file = path.relative('', path.join(config.rootDir, top.file));
    for (const { tests } of specsOf(top))
      for (const test of tests) {
        // Playwright calls a test skipped that it never reached; only a wish of its own makes a skip.
        const neverRan = test.status === 'skipped' && test.expectedStatus !== 'skipped';
        if (neverRan || test.status === 'unexpected' || test.status === 'flaky') result.failed += 1;
        else if (test.status === 'skipped') result.skipped += 1;
        else result.passed += 1;
        result.seconds += (test.results.at(-1)?.duration ?? 0) / 1000;
      }
    return result;
  });
  return [...results, ...errors.map(() => failureOf(suite, 'Error outside every test'))];
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** 'N passed, N failed, N skipped': the last line of every test run. */
export function countLine(results: readonly FileResult[]): string {
  const { passed, failed, skipped } = sumOf(results);
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** All results as one. */
export function sumOf(results: readonly FileResult[]): FileResult {
  const sum = { ...failureOf('', ''), failed: 0 };
  for (const { passed, failed, skipped, seconds } of results) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.seconds += seconds;
  }
  return sum;
}
