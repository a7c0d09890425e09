import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule, TestSuite } from 'vitest/node';
import { failureOf, resultsVariable } from './results.ts';
import type { FileResult } from './results.ts';

/** Writes the results of each file, with its project, which Vitest's JSON reporter leaves out. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly SerializedError[],
    reason: 'passed' | 'failed' | 'interrupted',
  ): void {
    const file = process.env[resultsVariable];
    if (file === undefined || reason === 'interrupted') return;
    const results = [
      ...modules.map(resultOf),
      ...unhandled.map(() => failureOf('vitest', 'Error outside every test')),
    ];
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(results));
  }
}

function resultOf(module: TestModule): FileResult {
  const file = path.relative('', module.moduleId);
  const result = { ...failureOf(module.project.name, file), failed: errorsOutsideTests(module) };
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    // A pending test was cut off.
    result[state === 'pending' ? 'failed' : state] += 1;
    result.seconds += (test.diagnostic()?.duration ?? 0) / 1000;
  }
  return result;
}

/** Imports and hooks that fail, of the file and of its groups. */
function errorsOutsideTests(parent: TestModule | TestSuite): number {
  const own = parent.errors().length > 0 ? 1 : 0;
  return [...parent.children.suites()].reduce((sum, suite) => sum + errorsOutsideTests(suite), own);
}
