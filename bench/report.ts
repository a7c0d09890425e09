import { cpus, totalmem } from 'node:os';
import type { Result } from './measure.ts';

/** What one goal of the benchmark found. */
export interface GoalReport {
  readonly title: string;
  readonly results: readonly Result[];
}

/** The figures as docs/benchmarks.md shows them, with the day and the machine beside them. */
export function markdownReport(
  reports: readonly GoalReport[],
  facts: Readonly<Record<string, string>>,
): string {
  const sections = reports.map(({ title, results }) => `## ${title}\n\n${table(results)}`);
  return `${[
    '# Benchmarks',
    'Written by `npm run bench`. Subjects and peers are built and run side by side in one run, in turns; only ratios, counts and bytes are held to a goal. Times are printed for the reader, with the processor slowed down four times, and mean nothing on another machine.',
    Object.entries(facts)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n'),
    ...sections,
  ].join('\n\n')}\n`;
}

function table(results: readonly Result[]): string {
  const lines = results.map(
    ({ name, value, goal = '', met }) =>
      `| ${name} | ${value} | ${goal} | ${met === undefined ? '' : met ? 'met' : '**missed**'} |`,
  );
  return ['| Figure | Value | Goal | |', '|---|---|---|---|', ...lines].join('\n');
}

/** The day and the machine of a run. */
export function runFacts(browserVersion: string): Record<string, string> {
  const [processor] = cpus();
  return {
    Date: new Date().toISOString().slice(0, 10),
    Machine: `${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    Node: process.version,
    Chromium: browserVersion,
  };
}
