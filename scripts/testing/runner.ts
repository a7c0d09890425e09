import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { failureOf, resultsVariable } from './results.ts';
import type { FileResult } from './results.ts';

/** Messages of Node itself, unrelated to the tests. */
const quietNode = '--disable-warning=ExperimentalWarning --disable-warning=DEP0205';

/** A program that runs suites of tests and leaves its results in a file. */
export interface Runner {
  name: string;
  /** What it is expected to run: a suite without a single test is a failure. */
  suites: readonly string[];
  /** Arguments to Node. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Where it leaves its results; `read` answers undefined when it left none. */
  resultsFile: string;
  read: (file: string) => FileResult[] | undefined;
  /** When its output is shown: at once, in one piece at its end, or never. */
  output: 'at once' | 'at its end' | 'never';
}

/**
 * Runs it to the end. Whatever goes wrong besides the tests is a failure among the results: a crash, a
 * missing suite, an exit code that says otherwise.
 */
export async function run(runner: Runner, signal: AbortSignal): Promise<FileResult[]> {
  rmSync(runner.resultsFile, { force: true });
  const exit = await exitOf(runner, signal);
  const found = runner.read(runner.resultsFile);
  const results = found ?? [failureOf(runner.name, `It did not come to its end: ${exit}`)];
  for (const suite of runner.suites)
    if (!results.some((result) => result.suite === suite && countOf(result) > 0))
      results.push(failureOf(suite, 'No test ran'));
  if (exit !== 0 && results.every(({ failed }) => failed === 0))
    results.push(failureOf(runner.name, `It ended with ${exit}, although no test failed`));
  return results;
}

function countOf({ passed, failed, skipped }: FileResult): number {
  return passed + failed + skipped;
}

async function exitOf(
  { args, env, resultsFile, output }: Runner,
  signal: AbortSignal,
): Promise<number | string> {
  const sink = output === 'at once' ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', sink, sink],
    env: { ...process.env, NODE_OPTIONS: quietNode, ...env, [resultsVariable]: resultsFile },
    signal,
    killSignal: 'SIGTERM',
  });
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const printed = Promise.all(streams.map((stream) => text(stream)));
  const exit = await new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, killedBy) => resolve(code ?? killedBy ?? 'nothing'));
  });
  const texts = await printed;
  if (output === 'at its end') process.stdout.write(texts.join(''));
  return exit;
}
