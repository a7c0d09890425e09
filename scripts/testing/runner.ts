import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readRecord, recordVariable, trouble } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** Node's own announcements, which tell a reader nothing about the tests. */
const quietNode = '--disable-warning=ExperimentalWarning --disable-warning=DEP0205';

/** A program that runs suites of tests and leaves a record of them. */
export interface Runner {
  name: string;
  /** What it is expected to run: a suite without a single test is a failure. */
  suites: readonly string[];
  /** Arguments to Node. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Where its reporter is to leave the record. */
  record: string;
  /** Keeps its output off this terminal. */
  quiet?: boolean;
}

/**
 * Runs it to the end, its output shown, and answers how every test ended. Whatever goes wrong besides the
 * tests stands among the outcomes as a failure: a crash, a missing suite, an exit code that tells otherwise.
 */
export async function run(runner: Runner, signal: AbortSignal): Promise<Outcome[]> {
  rmSync(runner.record, { force: true });
  const exit = await exitOf(runner, signal);
  const record = readRecord(runner.record);
  const outcomes = record ? [...record.outcomes, ...record.troubles] : [];
  const troubles = runner.suites
    .filter((suite) => !outcomes.some((outcome) => outcome.suite === suite))
    .map((suite) => trouble(suite, 'No test ran', [`${runner.name} ran no test of this suite.`]));
  if (!record?.finished) {
    troubles.push(
      trouble(runner.name, 'The runner did not come to its end', [`It ended with ${exit}.`]),
    );
  }
  const failed = [...outcomes, ...troubles].some(({ state }) => state === 'failed');
  if (exit !== 0 && !failed) {
    troubles.push(
      trouble(runner.name, `The runner ended with ${exit}`, [
        'No test failed; see its output above.',
      ]),
    );
  }
  return [...outcomes, ...troubles];
}

function exitOf(
  { args, env, record, quiet = false }: Runner,
  signal: AbortSignal,
): Promise<number | string> {
  return new Promise((resolve) => {
    const output = quiet ? 'ignore' : 'inherit';
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, NODE_OPTIONS: quietNode, ...env, [recordVariable]: record },
      signal,
      killSignal: 'SIGTERM',
    });
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, killedBy) => resolve(code ?? killedBy ?? 'nothing'));
  });
}
