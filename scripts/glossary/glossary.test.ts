import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entities } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { glossaryFile } from './glossaryFile.ts';
import { glossaryText } from './glossaryText.ts';

test('docs/glossary.md is what `npm run generate -- glossary` writes today', () => {
  expect(readFileSync(glossaryFile, 'utf8')).toBe(glossaryText(entities));
});

test('the glossary has a row for a field, with its type', () => {
  const rows = glossaryText(entities).split('\n');
  expect(rows).toContain('| `number` | `Klantnummer` | CustomerNumber |');
  expect(rows).toContain('| `token.accessToken` | `token.access_token` | text, required |');
  expect(rows).toContain('| `customers` | `klanten` | [customerList](#customerlist) |');
});

test('a new name in the contract makes the glossary differ', () => {
  expect(glossaryText(entities.slice(1))).not.toBe(glossaryText(entities));
});

test('every codec of the entities has its entry, under its own name', async () => {
  const folder = path.join(root, 'packages/api-contract/src/entities');
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const exported: [string, unknown][] = [];
  for (const file of files) {
    const door = (await import(path.join(folder, file))) as Record<string, unknown>;
    exported.push(...Object.entries(door).filter(([, value]) => isCodec(value)));
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
