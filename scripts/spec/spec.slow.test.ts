import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { listTests } from './listTests.ts';
import { ruleFaults } from './ruleFaults.ts';

const engine = path.join(root, 'packages/invoice-engine');

test('every rule of the engine is whole and has a test, every test of the engine names a rule', async () => {
  const tests = await listTests('engine');
  expect(tests.length).toBeGreaterThan(100);
  const sources = globSync('src/**/*.ts', { cwd: engine }).map((file) =>
    readFileSync(path.join(engine, file), 'utf8'),
  );
  const specification = readFileSync(path.join(engine, 'SPEC.md'), 'utf8');
  expect(ruleFaults(specification, { tests, sources })).toEqual([]);
});
