import { cpus, totalmem } from 'node:os';
import type { Result } from './measure.ts';

/** What one goal of the benchmark found. */
export interface GoalReport {
  readonly title: string;
  readonly results: readonly Result[];
  /** Markdown below the figures: tables that are no list of figures, settings, notes. */
  readonly text?: string;
}

const head = [
  '# Benchmarks',
  'Written by `npm run bench`; `npm run bench -- list` writes one section anew. Subjects and peers are built and run side by side in one run, in turns; only ratios, counts and bytes are held to a goal. Times are printed for the reader, with the processor slowed down four times, and mean nothing on another machine.',
];

/** One goal as docs/benchmarks.md shows it, with the day and the machine of its run. */
export function markdownSection({ title, results, text }: GoalReport, facts: string): string {
  const parts = [`## ${title}`, facts, ...(results.length > 0 ? [table(results)] : [])];
  return [...parts, ...(text === undefined ? [] : [text])].join('\n\n');
}

/** docs/benchmarks.md: new sections in the place of old ones, and what did not run as it stood. */
export function markdownReport(
  titles: readonly string[],
  fresh: ReadonlyMap<string, string>,
  before: string,
): string {
  const old = new Map(
    before
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trim()]),
  );
  const sections = titles.flatMap((title) => fresh.get(title) ?? old.get(title) ?? []);
  return `${[...head, ...sections].join('\n\n')}\n`;
}

function table(results: readonly Result[]): string {
  const lines = results.map(
    ({ name, value, goal = '', met }) =>
      `| ${name} | ${value} | ${goal} | ${met === undefined ? '' : met ? 'met' : '**missed**'} |`,
  );
  return ['| Figure | Value | Goal | |', '|---|---|---|---|', ...lines].join('\n');
}

/** The day and the machine of a run, in one line. */
export function runFacts(browserVersion: string): string {
  const [processor] = cpus();
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.version}`,
    `Chromium ${browserVersion}`,
  ].join(' · ');
}
