import { cpus, totalmem } from 'node:os';
import type { Result } from './measure.ts';

/** What one goal of the benchmark found. */
export interface GoalReport {
  readonly title: string;
  readonly results: readonly Result[];
  /** Markdown below the table of figures. */
  readonly text?: string;
}

const head = [
  '# Benchmarks',
  'Written by `npm run bench` ([what it measures, and how](../bench/README.md)). A goal without a remark is met.',
];

const machineOf = (page: string) =>
  /^Measured on (.*) unless a table names another\.$/m.exec(page)?.[1];

/** One goal as docs/benchmarks.md shows it, with the day and the machine of its run. */
export function markdownSection({ title, results, text }: GoalReport, facts: RunFacts): string {
  const parts = [
    `## ${title}`,
    `${facts.day}, ${facts.machine}`,
    ...(results.length > 0 ? [table(results)] : []),
  ];
  return [...parts, ...(text === undefined ? [] : [text])].join('\n\n');
}

/**
 * docs/benchmarks.md: the fresh sections replace their earlier versions, the others stay. The page names
 * its machine once; a section names its own when that is another.
 */
export function markdownReport(
  titles: readonly string[],
  fresh: ReadonlyMap<string, string>,
  before: string,
  today: RunFacts,
): string {
  const machine = machineOf(before) ?? today.machine;
  const old = new Map(
    before
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf('\n')), section.trim()]),
  );
  const sections = titles
    .flatMap((title) => fresh.get(title) ?? old.get(title) ?? [])
    .map((section) => section.replace(`, ${machine}`, ''));
  const measured = `Measured on ${machine} unless a table names another.`;
  return `${[...head, measured, ...sections].join('\n\n')}\n`;
}

function table(results: readonly Result[]): string {
  const lines = results.map(
    ({ name, value, goal, met }) =>
      `| ${name} | ${value}${goal ? ` (${goal}${met === false ? ', **missed**' : ''})` : ''} |`,
  );
  return ['| Figure | Value (goal) |', '|---|---|', ...lines].join('\n');
}

/** The day and the machine of a run. */
export interface RunFacts {
  readonly day: string;
  readonly machine: string;
}

/** The facts of a run today, on this machine. */
export function runFacts(browserVersion: string): RunFacts {
  const [processor] = cpus();
  return {
    day: new Date().toISOString().slice(0, 10),
    machine: [
      `${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
      `Node ${process.version}`,
      `Chromium ${browserVersion}`,
    ].join(', '),
  };
}
