import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { reportText } from './report.ts';

const passed: Outcome = {
  suite: 'engine',
  file: 'packages/invoice-engine/src/line.test.ts',
  title: 'a line > multiplies',
  state: 'passed',
  errors: [],
  evidence: [],
};

const report = (outcomes: Outcome[], remarks: string[] = []): string =>
  stripVTControlCharacters(reportText(outcomes, remarks));

test('a good run is one line of counts', () => {
  expect(report([passed, { ...passed, title: 'a line > rests', state: 'skipped' }])).toBe(
    '1 passed, 0 failed, 1 skipped',
  );
});

test('a failure says where, what and why, and where the picture is', () => {
  const failed: Outcome = {
    ...passed,
    state: 'failed',
    errors: ['expected 2 to be 3\n    at packages/invoice-engine/src/line.test.ts:5:1'],
    evidence: ['test-results/screenshots/line.png'],
  };
  expect(report([passed, failed], ['Nothing was tested on PostgreSQL.'])).toBe(
    [
      '✗ engine · packages/invoice-engine/src/line.test.ts',
      '  a line > multiplies',
      '  expected 2 to be 3',
      '      at packages/invoice-engine/src/line.test.ts:5:1',
      '  see test-results/screenshots/line.png',
      '',
      'Nothing was tested on PostgreSQL.',
      '',
      '1 passed, 1 failed, 0 skipped',
    ].join('\n'),
  );
});

test('the five files whose tests take longest stand before the counts', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((file, index) => ({
    ...passed,
    file,
    seconds: index,
  }));
  expect(report([...files, { ...passed, file: 'b', seconds: 9 }])).toBe(
    [
      'Slowest files:',
      '   10.0 s  engine · b',
      '    5.0 s  engine · f',
      '    4.0 s  engine · e',
      '    3.0 s  engine · d',
      '    2.0 s  engine · c',
      '',
      '7 passed, 0 failed, 0 skipped',
    ].join('\n'),
  );
});

test('a long error is cut, and says so', () => {
  const error = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const lines = report([{ ...passed, state: 'failed', errors: [error] }]).split('\n');
  expect(lines).toContain('  … 28 more lines');
  expect(lines).toHaveLength(2 + 12 + 1 + 2);
});
