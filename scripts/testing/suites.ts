/** Vitest's projects in vitest.config.ts that need no browser. */
export const nodeSuites = [
  'engine',
  'contract',
  'server-sqlite',
  'server-postgres',
  'ui-node',
  'app-node',
  'repo',
] as const;

/** Vitest's projects that run in Chromium. */
export const pageSuites = ['ui', 'app', 'stories', 'stories-dark'] as const;

/** What `npm test` runs, in the order of a package's way to the screen. */
export const suites = [...nodeSuites, ...pageSuites, 'e2e'] as const;

/** The name of a suite, as `npm test -- <suite>` takes it. */
export type SuiteName = (typeof suites)[number];

/** Reads suite names from a command line; none means all. @throws on a name that is none. */
export function readSuites(names: readonly string[]): readonly SuiteName[] {
  const isSuite = (name: string): name is SuiteName => suites.some((suite) => suite === name);
  const unknown = names.find((name) => !isSuite(name));
  if (unknown !== undefined) {
    throw new RangeError(`There is no suite '${unknown}'. The suites: ${suites.join(', ')}.`);
  }
  return names.length === 0 ? suites : names.filter(isSuite);
}
