/** What `npm test` runs. What Vitest runs is a project of vitest.config.ts by the same name. */
export const coreSuites = [
  'engine',
  'ubl',
  'contract',
  'server-sqlite',
  'server-postgres',
  'ui-node',
  'app-node',
  'repo',
  'ui',
  'app',
  'stories',
  'galleries',
  'e2e',
] as const;

/** What `npm run test:all` runs besides: together they are what gates a merge. */
export const restSuites = [
  'engine-thorough',
  'slow',
  'server-postgres-rest',
  'packages',
  'engine-browser',
  'server-browser',
  'ui-slow',
  'corpus',
  'stories-full',
  'stories-dark',
  'screens',
  'chromatic',
  'tour',
  'e2e-rest',
] as const;

/** What `npm run test:long` runs: what grows with time, and every story in every mode. */
export const longSuites = [
  'engine-thorough',
  'contract',
  'server-sqlite',
  'slow',
  'server-postgres',
  'server-postgres-rest',
  'ui-node',
  'corpus',
  'stories',
  'stories-dark',
  'stories-forced-colors',
  'stories-compact',
  'stories-narrow',
  'chromatic',
  'tour',
  'browsers',
  'e2e-postgres',
  'engine-mutation',
] as const;

/** The name of a suite, as the commands take it. */
export type SuiteName =
  | (typeof coreSuites)[number]
  | (typeof restSuites)[number]
  | (typeof longSuites)[number];

const inBrowser: readonly string[] = [
  'galleries',
  'screens',
  'engine-browser',
  'server-browser',
  'ui',
  'ui-slow',
  'corpus',
  'app',
  'chromatic',
  // Tests of the packed components, and of the runner.
  'packages',
  'slow',
];

/** Whether tests of a suite run in Chromium. */
export function needsBrowser(suite: SuiteName): boolean {
  return (
    runnerOf(suite) === 'playwright' || suite.startsWith('stories') || inBrowser.includes(suite)
  );
}

/** What runs a suite. */
export function runnerOf(suite: SuiteName): 'vitest' | 'playwright' | 'stryker' {
  if (suite.startsWith('e2e') || suite === 'tour') return 'playwright';
  return suite.endsWith('-mutation') ? 'stryker' : 'vitest';
}

/** Whether a suite has no sense without PostgreSQL. */
export function needsPostgres(suite: SuiteName): boolean {
  return suite.includes('postgres');
}

/**
 * Reads suite names from a command line; none means all, and `rest` all that `npm test` leaves out.
 * @throws RangeError on a name that is none.
 */
export function readSuites(
  names: readonly string[],
  known: readonly SuiteName[],
): readonly SuiteName[] {
  const named = names.flatMap((name) => (name === 'rest' ? restSuites : [name]));
  const unknown = named.find((name) => !known.some((suite) => suite === name));
  if (unknown !== undefined) {
    throw new RangeError(`There is no suite '${unknown}'. The suites: ${known.join(', ')}.`);
  }
  return named.length === 0 ? known : known.filter((suite) => named.includes(suite));
}
