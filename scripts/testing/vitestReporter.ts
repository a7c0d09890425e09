import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestSpecification,
  TestSuite,
} from 'vitest/node';
import { trouble } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { RunLog } from './runLog.ts';

/** Shows one line per project and leaves a record of every test. */
export default class VitestReporter implements Reporter {
  private readonly log = new RunLog();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.log.expect(specifications.map(({ project }) => project.name));
  }

  onTestModuleEnd(module: TestModule): void {
    const suite = module.project.name;
    const tests = [...module.children.allTests()];
    this.log.add(suite, tests.map(outcomeOf), [...troublesOf(module)]);
    this.log.partDone(suite);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const troubles = unhandled.map((error) =>
      trouble('vitest', 'Error outside every test', [textOf(error)]),
    );
    this.log.add('vitest', [], troubles);
    this.log.finish();
  }
}

function outcomeOf(test: TestCase): Outcome {
  const { state, errors } = test.result();
  const cutOff = state === 'pending';
  return {
    suite: test.project.name,
    file: fileOf(test.module),
    title: test.fullName,
    state: cutOff ? 'failed' : state,
    seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    errors: cutOff ? ['The test did not come to its end.'] : (errors ?? []).map(textOf),
    evidence: evidenceOf(test),
  };
}

/** Errors of the file and its groups themselves: imports and hooks that fail. */
function* troublesOf(parent: TestModule | TestSuite): Generator<Outcome> {
  const module = parent.type === 'module' ? parent : parent.module;
  const errors = parent.errors().map(textOf);
  if (errors.length > 0) {
    const title = parent.type === 'module' ? 'The file does not run' : parent.fullName;
    yield trouble(module.project.name, title, errors, fileOf(module));
  }
  for (const suite of parent.children.suites()) yield* troublesOf(suite);
}

function evidenceOf(test: TestCase): string[] {
  return test
    .artifacts()
    .flatMap((artifact) => artifact.attachments ?? [])
    .flatMap(({ path: file }) => (file === undefined ? [] : [path.relative('', file)]));
}

function fileOf(module: TestModule): string {
  return path.relative('', module.moduleId);
}

function textOf(error: SerializedError): string {
  const place = error.stacks?.[0];
  const where = place
    ? `\n    at ${path.relative('', place.file)}:${place.line}:${place.column}`
    : '';
  const difference = typeof error.diff === 'string' ? `\n${error.diff}` : '';
  const name = error.name && error.name !== 'AssertionError' ? `${error.name}: ` : '';
  const { cause } = error;
  const because = isSerialized(cause) ? `\nbecause of ${textOf(cause)}` : '';
  return stripVTControlCharacters(`${name}${error.message}${difference}${where}${because}`);
}

function isSerialized(cause: unknown): cause is SerializedError {
  return typeof cause === 'object' && cause !== null && 'message' in cause;
}
