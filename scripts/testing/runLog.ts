import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { styleText } from 'node:util';
import { recordVariable } from './outcome.ts';
import type { Outcome, RunRecord } from './outcome.ts';

const clearLine = '\r\u001b[2K';

interface Suite {
  partsLeft: number;
  outcomes: Outcome[];
}

/** What the reporters of all runners share: a line per suite as it ends, and the record for the summary. */
export class RunLog {
  private readonly record: RunRecord = { outcomes: [], troubles: [], finished: false };
  private readonly suites = new Map<string, Suite>();
  private parts = 0;

  /** Announces the suites: each name once per part (a file, a test) that will be done. */
  expect(names: readonly string[]): void {
    this.parts += names.length;
    for (const name of names) this.suite(name).partsLeft += 1;
  }

  /** Keeps results; each is written down at once, so that a crash loses none. */
  add(name: string, outcomes: readonly Outcome[], troubles: readonly Outcome[] = []): void {
    this.record.outcomes.push(...outcomes);
    this.record.troubles.push(...troubles);
    if (outcomes.length + troubles.length > 0)
      this.suite(name).outcomes.push(...outcomes, ...troubles);
    this.write();
  }

  /** Counts a part as done; the line of its suite is shown after the last one. */
  partDone(name: string): void {
    const suite = this.suite(name);
    suite.partsLeft -= 1;
    if (suite.partsLeft === 0) showLine(name, suite);
    this.showProgress();
  }

  /** Marks the record complete. */
  finish(): void {
    this.record.finished = true;
    this.write();
  }

  /** On a terminal the last line tells how far the run is. */
  private showProgress(): void {
    if (!process.stdout.isTTY) return;
    const left = [...this.suites.values()].reduce((sum, { partsLeft }) => sum + partsLeft, 0);
    const line = left === 0 ? '' : `  ${this.parts - left} of ${this.parts}`;
    process.stdout.write(`${clearLine}${styleText('dim', line)}`);
  }

  private suite(name: string): Suite {
    const known = this.suites.get(name) ?? { partsLeft: 0, outcomes: [] };
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

function showLine(name: string, { outcomes }: Suite): void {
  const count = (state: Outcome['state']): number =>
    outcomes.filter((outcome) => outcome.state === state).length;
  const failed = count('failed');
  const mark = failed > 0 ? styleText('red', '✗') : styleText('green', '✓');
  const parts = [
    `${count('passed')} passed`,
    ...(failed > 0 ? [styleText('red', `${failed} failed`)] : []),
    ...(count('skipped') > 0 ? [styleText('yellow', `${count('skipped')} skipped`)] : []),
  ];
  const seconds = outcomes.reduce((sum, { seconds: own = 0 }) => sum + own, 0).toFixed(0);
  if (process.stdout.isTTY) process.stdout.write(clearLine);
  process.stdout.write(`${mark} ${name.padEnd(20)} ${parts.join(', ')}  (${seconds} s of tests)\n`);
}
