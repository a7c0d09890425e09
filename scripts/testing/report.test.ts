import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { reportText } from './report.ts';
import type { FileResult } from './results.ts';

const passed: FileResult = {
  suite: 'engine',
  file: 'line.test.ts',
  passed: 2,
  failed: 0,
  skipped: 1,
  seconds: 0.4,
};

const report = (...args: Parameters<typeof reportText>): string =>
  stripVTControlCharacters(reportText(...args));

test('a good run is a line for each suite and the counts', () => {
  expect(report([passed, { ...passed, file: 'document.test.ts', seconds: 0.7 }], [])).toBe(
    [
      '✓ engine               4 passed, 2 skipped (1 s of tests)',
      '',
      '4 passed, 0 failed, 2 skipped',
    ].join('\n'),
  );
});

test('a failure names its suite and file, and the slowest files follow', () => {
  const failed = {
    suite: 'e2e',
    file: 'x.spec.ts',
    passed: 0,
    failed: 1,
    skipped: 0,
    seconds: 12.34,
  };
  expect(report([passed, failed], ['Nothing was tested on PostgreSQL.'])).toBe(
    [
      '✓ engine               2 passed, 1 skipped (0 s of tests)',
      '✗ e2e                  0 passed, 1 failed (12 s of tests)',
      '',
      '✗ e2e · x.spec.ts: 1 failed',
      '',
      'Nothing was tested on PostgreSQL.',
      '',
      'Slowest files:',
      '   12.3 s  e2e · x.spec.ts',
      '',
      '2 passed, 1 failed, 1 skipped',
    ].join('\n'),
  );
});
