import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { root } from '../../root.ts';
import { apiPageFile, apiPageText } from './apiPage.ts';
import { calledIn } from './callTable.ts';

const page = readFileSync(apiPageFile, 'utf8');

test('docs/api.md is what `npm run generate -- api` writes today', () => {
  expect(page).toBe(apiPageText(page));
});

test('every call has its row, and every row is a call', () => {
  expect(calledIn(page)).toEqual(Object.keys(calls));
});

test('every call has a test of its own besides those of every call', () => {
  const server = path.join(root, 'packages/server/src');
  const tests = globSync('{auth,database,routes}/**/*.test.ts', { cwd: server })
    .filter((file) => !path.basename(file).startsWith('everyCall'))
    .map((file) => readFileSync(path.join(server, file), 'utf8'))
    .join('\n');
  const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(tests);
  expect(Object.keys(calls).filter((name) => !isNamed(name))).toEqual([]);
});
