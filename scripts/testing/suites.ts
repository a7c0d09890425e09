const nodeSuites = [
  'engine',
  'contract',
  'server-sqlite',
  'server-postgres',
  'ui-node',
  'app-node',
  'repo',
] as const;

const pageSuites = [
  'engine-page',
  'server-page',
  'ui',
  'corpus',
  'app',
  'stories',
  'stories-dark',
  'tour',
] as const;

const endToEndSuites = ['e2e'] as const;

/** What `npm test` runs. What Vitest runs is a project of vitest.config.ts by the same name. */
export const coreSuites = [...nodeSuites, ...pageSuites, ...endToEndSuites] as const;

/** What `npm run test:long` runs: what grows with time, and every story in every mode. */
export const longSuites = [
  'engine',
  'contract',
  'server-sqlite',
  'server-postgres',
  'ui-node',
  'corpus',
  'stories',
  'stories-dark',
  'stories-forced-colors',
  'stories-compact',
  'stories-narrow',
  'tour',
  'new-room',
  'browsers',
  'e2e-postgres',
  'engine-mutation',
] as const;

/** The name of a suite, as the commands take it. */
export type SuiteName = (typeof coreSuites | typeof longSuites)[number];

/** Whether tests of a suite run in Chromium: of `repo` those of the packed components. */
export function needsBrowser(suite: SuiteName): boolean {
  return (
    runnerOf(suite) === 'playwright' ||
    suite.startsWith('stories') ||
    suite === 'repo' ||
    pageSuites.some((name) => name === suite)
  );
}

/** What runs a suite. */
export function runnerOf(suite: SuiteName): 'vitest' | 'playwright' | 'stryker' {
  if (suite.startsWith('e2e')) return 'playwright';
  return suite.endsWith('-mutation') ? 'stryker' : 'vitest';
}

/** Whether a suite has no sense without PostgreSQL. */
export function needsPostgres(suite: SuiteName): boolean {
  return suite.endsWith('-postgres');
}

/**
 * Reads suite names from a command line; none means all.
 * @throws RangeError on a name that is none.
 */
export function readSuites(
  names: readonly string[],
  known: readonly SuiteName[],
): readonly SuiteName[] {
  const unknown = names.find((name) => !known.some((suite) => suite === name));
  if (unknown !== undefined) {
    throw new RangeError(`There is no suite '${unknown}'. The suites: ${known.join(', ')}.`);
  }
  return names.length === 0 ? known : known.filter((suite) => names.includes(suite));
}
