import { existsSync, readFileSync } from 'node:fs';

/** How one test ended. */
export interface Outcome {
  /** The test project ('engine', 'stories'), or 'e2e'. */
  suite: string;
  /** From the root of the repository. */
  file: string;
  /** With the titles of its groups: 'argon2id > salts'. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** How long it took by itself, in seconds; without the page or the process around it. */
  seconds?: number;
  /** What went wrong, one text per error. */
  errors: string[];
  /** Files that show it: pictures, differences, traces. */
  evidence: string[];
}

/** What a runner's reporter leaves behind; without `finished` the runner did not come to its end. */
export interface RunRecord {
  outcomes: Outcome[];
  /** Failures that belong to no test: a file that does not load, an unhandled rejection. */
  troubles: Outcome[];
  finished: boolean;
}

/** Where a reporter puts its record: the file named by this variable. */
export const recordVariable = 'TEST_RECORD';

/** What a reporter calls the suite, where the runner has no name for it itself. */
export const suiteVariable = 'TEST_SUITE';

/** Reads the record of a runner; undefined when it left none. */
export function readRecord(file: string): RunRecord | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunRecord) : undefined;
}

/** 'N passed, N failed, N skipped': the last line of every test run. */
export function countLine(outcomes: readonly Outcome[]): string {
  const count = (state: Outcome['state']): number =>
    outcomes.filter((outcome) => outcome.state === state).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
}

/** A failure that stands for something larger than a test. */
export function trouble(suite: string, title: string, errors: string[], file = ''): Outcome {
  return { suite, file, title, state: 'failed', errors, evidence: [] };
}
