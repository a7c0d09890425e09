import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { recordVariable } from './outcome.ts';
import type { Outcome, RunRecord } from './outcome.ts';

interface Suite {
  filesLeft: number;
  started: number;
  outcomes: Outcome[];
}

/** What the reporters of all runners share: a line per suite as it ends, and the record for the summary. */
export class RunLog {
  private readonly record: RunRecord = { outcomes: [], troubles: [], finished: false };
  private readonly suites = new Map<string, Suite>();

  /** Announces the suites: each name once per file (or other part) that will be done. */
  expectFiles(names: readonly string[]): void {
    for (const name of names) this.suite(name).filesLeft += 1;
  }

  /** Keeps results; each is written down at once, so that a crash loses none. */
  add(name: string, outcomes: readonly Outcome[], troubles: readonly Outcome[] = []): void {
    this.record.outcomes.push(...outcomes);
    this.record.troubles.push(...troubles);
    if (outcomes.length + troubles.length > 0)
      this.suite(name).outcomes.push(...outcomes, ...troubles);
    this.write();
  }

  /** Counts a file as done; the line of its suite is shown after the last one. */
  fileDone(name: string): void {
    const suite = this.suite(name);
    suite.filesLeft -= 1;
    if (suite.filesLeft === 0) showLine(name, suite);
  }

  /** Marks the record complete. */
  finish(): void {
    this.record.finished = true;
    this.write();
  }

  private suite(name: string): Suite {
    const known = this.suites.get(name) ?? { filesLeft: 0, started: Date.now(), outcomes: [] };
    this.suites.set(name, known);
    return known;
  }

  private write(): void {
    const file = process.env[recordVariable];
    if (file === undefined)
      throw new Error(`${recordVariable} does not say where to leave the record.`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.record));
  }
}

function showLine(name: string, { outcomes, started }: Suite): void {
  const count = (state: Outcome['state']): number =>
    outcomes.filter((outcome) => outcome.state === state).length;
  const failed = count('failed');
  const mark = failed > 0 ? styleText('red', '✗') : styleText('green', '✓');
  const parts = [
    `${count('passed')} passed`,
    ...(failed > 0 ? [styleText('red', `${failed} failed`)] : []),
    ...(count('skipped') > 0 ? [styleText('yellow', `${count('skipped')} skipped`)] : []),
  ];
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${mark} ${name.padEnd(16)} ${parts.join(', ')}  (${seconds} s)\n`);
}
