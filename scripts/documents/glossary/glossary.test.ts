import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entities } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { root } from '../../root.ts';
import { glossaryFile, glossaryText } from './glossaryText.ts';

test('docs/glossary.md is what `npm run generate -- glossary` writes today', () => {
  expect(readFileSync(glossaryFile, 'utf8')).toBe(glossaryText(entities));
});

test('every codec of the entities has its entry, under its own name', async () => {
  const folder = path.join(root, 'packages/api-contract/src/entities');
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const exported: [string, unknown][] = [];
  for (const file of files) {
    const module = (await import(path.join(folder, file))) as Record<string, unknown>;
    exported.push(...Object.entries(module).filter(([, value]) => isCodec(value)));
  }
  const listed = entities.map(({ name, codec }) => [name, codec]);
  expect(exported.map(([name]) => name).toSorted()).toEqual(
    entities.map(({ name }) => name).toSorted(),
  );
  expect(listed).toEqual(expect.arrayContaining(exported));
});

function isCodec(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'decode' in value;
}
