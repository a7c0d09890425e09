import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { runQuietly } from '../terminal/runQuietly.mjs';
import type { Results } from './checkedExample.ts';
import { writeExamples } from './writeExamples.ts';

/** Documents whose examples hold: what they show compiles, runs and gives what they say. */
const documents = [
  'packages/invoice-engine/README.md',
  'packages/invoice-engine/SPEC.md',
  ...globSync('docs/calculation*.md', { cwd: root }),
];

const folder = path.join(root, 'test-results/examples');
const examples = writeExamples(documents, folder);

test('the examples of the documents compile', async () => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { output } = await runQuietly(process.execPath, [tsc, '--project', folder]);
  expect(output).toBe('');
});

describe('an example gives what its comments say', () => {
  test('in the README of the engine, to begin with', () => {
    expect(examples.map(({ place }) => place)).toContainEqual(
      expect.stringMatching(/^packages\/invoice-engine\/README\.md:\d+$/),
    );
  });

  test.each(examples)('$place', async ({ file }) => {
    const { results } = (await import(file)) as { results: Results };
    for (const [line, actual, promised] of results) {
      expect({ line, value: actual }).toEqual({ line, value: promised });
    }
  });
});
