import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const written = globSync('{*,.ci/*,{.github,.storybook,app,bench,docs,packages,scripts}/**/*}.*', {
  cwd: root,
  exclude: ['**/{node_modules,dist,__pictures__}', 'scripts/repository', '**/*.gen.ts'],
}).filter((file) => /\.(ts|tsx|mjs|json|md|mdx|yml|html)$/.test(file));

/** 'file:line: text' for every line that a pattern finds. */
function findings(pattern: RegExp, files: readonly string[] = written): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line}`] : [])),
  );
}

test('there are files to look at', () => {
  expect(written.length).toBeGreaterThan(100);
});

test('no file switches a tool off', () => {
  expect(
    findings(
      /(oxlint|eslint|oxfmt|prettier)-(disable|ignore)(-[a-z-]+)?( |$)|@ts-(ignore|nocheck)/,
    ),
  ).toEqual([]);
});

test('no file has a to-do comment', () => {
  expect(findings(/\b(TODO|FIXME|XXX|HACK)\b/)).toEqual([]);
});

test('every test is listed, and no test is unlisted', () => {
  // Tests of the test command plant such ones as text.
  const files = written.filter((file) => file !== 'scripts/testing/runner.slow.test.ts');
  expect(findings(/\b(test|it|describe)\.(only|skip|todo|fixme)\b/, files)).toEqual([]);
});

test('nothing names a folder of the machine it was written on', () => {
  expect(findings(/(^|["'\s(:])\/(root|work|home|Users)\//)).toEqual([]);
});

test('the lockfiles name no place to download from', () => {
  const lockfiles = ['package-lock.json', 'bench/package-lock.json'];
  expect(findings(/"resolved": "https?:/, lockfiles)).toEqual([]);
});
