import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { reportText } from './report.ts';
import { failureOf } from './results.ts';

const line = failureOf('engine', 'line.test.ts');
const passed = { ...line, passed: 2, failed: 0, skipped: 1, seconds: 0.4 };

const report = (...args: Parameters<typeof reportText>): string =>
  stripVTControlCharacters(reportText(...args));

test('a failure names its suite and file, and the slowest files follow', () => {
  const failed = { ...failureOf('e2e', 'x.spec.ts'), seconds: 12.34 };
  const slow = { ...passed, suite: 'e2e', file: 'y.spec.ts', seconds: 1.06 };
  expect(report([passed, slow, failed], ['Nothing was tested on PostgreSQL.'])).toBe(
    [
      '✓ engine               2 passed, 1 skipped (0 s of tests)',
      '✗ e2e                  2 passed, 1 failed, 1 skipped (13 s of tests)',
      '',
      '✗ e2e · x.spec.ts: 1 failed',
      '',
      'Nothing was tested on PostgreSQL.',
      '',
      'Slowest files:',
      '   12.3 s  e2e · x.spec.ts',
      '    1.1 s  e2e · y.spec.ts',
      '',
      '4 passed, 1 failed, 2 skipped',
    ].join('\n'),
  );
});
