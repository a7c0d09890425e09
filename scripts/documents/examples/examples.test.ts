import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { runQuietly } from '../../terminal/runQuietly.mjs';
import { examplesIn } from './examplesIn.ts';
import { folders, givens, testedElsewhere } from './treatments.ts';
import { writeExamples } from './writeExamples.ts';

/** Every document for readers. The reports of the packages are types, generated from their sources. */
const documents = globSync(['*.md', '{.storybook,app,bench,docs,packages}/**/*.{md,mdx}'], {
  cwd: root,
  exclude: ['**/{node_modules,dist}/**', 'packages/*/api.md'],
}).toSorted();

const blocks = documents.flatMap((document) =>
  examplesIn(readFileSync(path.join(root, document), 'utf8')).map((example) => ({
    ...example,
    document,
    place: `${document}:${example.line}`,
  })),
);

const folder = path.join(root, 'test-results/examples');
writeExamples(documents, folder);

test('the examples of the documents compile', async () => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { output } = await runQuietly(process.execPath, [tsc, '--project', folder]);
  expect(output).toBe('');
});

test('JSON is JSON', () => {
  const wrong = blocks
    .filter(({ language, code }) => language === 'json' && !isJson(code))
    .map(({ place }) => place);
  expect(wrong).toEqual([]);
});

test('shell examples are valid commands', () => {
  const wrong = blocks
    .filter(({ language }) => language === 'sh')
    .map(({ place, code }) => ({
      place,
      said: spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' }).stderr,
    }))
    .filter(({ said }) => said !== '');
  expect(wrong).toEqual([]);
});

describe('no block is left untried', () => {
  test('each is marked with its language, and tried here or elsewhere', () => {
    const untried = blocks
      .filter(({ document, language, file }) => {
        if (file !== undefined || /^(tsx?|json)$/.test(language)) return false;
        return testedElsewhere[`${document} ${language}`] === undefined;
      })
      .map(({ place, language }) => `${place} ${language}`);
    expect(untried).toEqual([]);
  });

  test('no reference is to a missing place', () => {
    const kinds = new Set(blocks.map(({ document, language }) => `${document} ${language}`));
    expect(Object.keys(testedElsewhere).filter((kind) => !kinds.has(kind))).toEqual([]);
    const treated = Object.keys({ ...folders, ...givens }).filter(
      (document) => !documents.includes(document),
    );
    expect(treated).toEqual([]);
  });
});

function isJson(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}
