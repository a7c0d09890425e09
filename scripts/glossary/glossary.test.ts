import { readFileSync } from 'node:fs';
import { entities } from '@facturatie/api-contract';
import { expect, test } from 'vitest';
import { glossaryFile } from './glossaryFile.ts';
import { glossaryText } from './glossaryText.ts';

test('docs/glossary.md is what `npm run glossary` writes today', () => {
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
