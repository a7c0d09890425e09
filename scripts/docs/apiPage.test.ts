import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { apiPageFile, apiPageText } from './apiPage.ts';
import { calledIn, callTable } from './callTable.ts';
import { callTests } from './callTests.ts';

const page = readFileSync(apiPageFile, 'utf8');

test('docs/api.md is what `npm run generate -- api` writes today', () => {
  expect(page).toBe(apiPageText(page));
});

test('every call has its row, and every row is a call', () => {
  expect(calledIn(page)).toEqual(Object.keys(calls));
});

test('a call that goes leaves no row; one without tests is refused', () => {
  const { login, logout, ...others } = calls;
  expect(calledIn(callTable({ login }, callTests))).toEqual([login.name]);
  expect(() => callTable({ logout, ...others }, { logout: [] })).toThrow(/names no test of/);
});

test('what a call alone is refused for stands in its row, what many are refused for above', () => {
  const [above = '', ...rows] = callTable(calls, callTests).split('| `login`');
  expect(above).toContain('| 415 | The body is not application/json. |');
  expect(rows.join('')).not.toContain('The body is not application/json.');
  expect(rows.join('')).toContain(
    '**409** Customers still belong to it. As others: 400, 401, 409, 422, 500, 503.',
  );
});

test.each(
  Object.entries(callTests).flatMap(([name, files]) => files.map((file) => ({ name, file }))),
)('$file tests $name', ({ name, file }) => {
  const tested = path.join(root, 'packages/server/src', file);
  expect(existsSync(tested)).toBe(true);
  expect(readFileSync(tested, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
});

test('every call has a test of its own', () => {
  expect(Object.values(callTests).filter((files) => files.length === 0)).toEqual([]);
});
