import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { listTests } from './listTests.ts';
import { ruleFaults } from './ruleFaults.ts';

test.each([
  ['engine', 'packages/invoice-engine', 100],
  ['ubl', 'packages/ubl', 50],
])(
  'every rule of %s is whole and has a test, every test names a rule',
  async (suite, place, count) => {
    const listed = await listTests(['--no-static-parse', `--project=${suite}`]);
    const tests = listed.map(({ name }) => name);
    expect(tests.length).toBeGreaterThan(count);
    const folder = path.join(root, place);
    const sources = globSync('src/**/*.ts', { cwd: folder }).map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    );
    const specification = readFileSync(path.join(folder, 'SPEC.md'), 'utf8');
    expect(ruleFaults(specification, { tests, sources })).toEqual([]);
  },
);
