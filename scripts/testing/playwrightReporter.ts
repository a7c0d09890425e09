import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { suiteVariable, trouble } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { RunLog } from './runLog.ts';

/** The end-to-end counterpart of vitestReporter: the same lines, the same record. */
export default class PlaywrightReporter implements Reporter {
  private readonly log = new RunLog();
  private readonly last = new Map<TestCase, TestResult>();
  private tests: TestCase[] = [];
  private readonly name = process.env[suiteVariable] ?? 'e2e';
  private readonly troubles: Outcome[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
    this.log.expect([...this.tests.map(() => this.name), this.name]);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.last.set(test, result);
    this.log.partDone(this.name);
  }

  onError(error: TestError): void {
    this.troubles.push(trouble(this.name, 'Error outside every test', [textOf(error)]));
  }

  onEnd(): void {
    this.log.add(
      this.name,
      this.tests.map((test) => this.outcomeOf(test)),
      this.troubles,
    );
    const unreached = this.tests.filter((test) => !this.last.has(test)).length;
    for (let part = 0; part <= unreached; part += 1) this.log.partDone(this.name);
    this.log.finish();
  }

  printsToStdio(): boolean {
    return true;
  }

  private outcomeOf(test: TestCase): Outcome {
    const result = this.last.get(test);
    const states = {
      expected: 'passed',
      unexpected: 'failed',
      flaky: 'failed',
      skipped: 'skipped',
    } as const;
    // Playwright calls a test skipped that it never reached; only a wish of its own makes a skip.
    const neverRan =
      test.expectedStatus !== 'skipped' && (result === undefined || result.status === 'skipped');
    return {
      suite: this.name,
      file: path.relative('', test.location.file),
      title: test.titlePath().slice(3).join(' > '),
      state: neverRan ? 'failed' : states[test.outcome()],
      seconds: (result?.duration ?? 0) / 1000,
      errors: neverRan ? ['The test was never run.'] : (result?.errors ?? []).map(textOf),
      evidence: (result?.attachments ?? []).flatMap((attachment) =>
        attachment.path === undefined ? [] : [path.relative('', attachment.path)],
      ),
    };
  }
}

function textOf({ message, value, location }: TestError): string {
  const where = location
    ? `\n    at ${path.relative('', location.file)}:${location.line}:${location.column}`
    : '';
  return stripVTControlCharacters(`${message ?? value ?? 'Unknown error'}${where}`);
}
