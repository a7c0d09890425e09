import { untilStopped } from '../terminal/runTool.ts';
import { reportText } from './report.ts';
import { readSuites } from './suites.ts';
import type { SuiteName } from './suites.ts';
import { testRun } from './testRun.ts';

/**
 * The whole of a test command: runs the suites named on the command line (all, when none is), prints the
 * report and sets the exit code.
 * @param env For the tests, besides the environment.
 */
export async function runTests(
  known: readonly SuiteName[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  let suites;
  try {
    suites = readSuites(process.argv.slice(2), known);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
    return;
  }
  const stopped = untilStopped();
  const { results, remarks } = await testRun({ suites, env }, stopped);
  if (stopped.aborted) remarks.push('The run was stopped before its end.');
  process.stdout.write(`\n${reportText(results, remarks)}\n`);
  const failed = results.some(({ failed: count }) => count > 0);
  process.exitCode = failed || stopped.aborted ? 1 : 0;
}
