import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entities } from '@facturatie/api-contract';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { foreignWireNames, wireNamesIn } from './wireNames.ts';

const names = foreignWireNames(entities);

/**
 * Wire names belong in the entities. Texts for people, and what shows or tests
 * the wire, may hold them.
 */
const mayHoldWireNames = [
  /^packages\/api-contract\/src\/entities\//,
  /\/intl\/(\w+\.)?nl-BE\.ts$/,
  /\.stories\.tsx$/,
  /\.test\.tsx?$/,
  /\/testing\//,
  /\.gen\.ts$/,
  // Labels of VAT numbers as people write them, and addresses of public registers.
  /^packages\/invoice-engine\/src\/(checkDigit\/belgianVatNumber|registers\/registerLinks)\.ts$/,
];

const sources = globSync('{packages/*,app}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !mayHoldWireNames.some((pattern) => pattern.test(file)))
  .toSorted();

test('only the entities of the contract contain wire names', () => {
  const uses = sources.flatMap((file) =>
    wireNamesIn(readFileSync(path.join(root, file), 'utf8'), names).map(
      ({ line, name }) => `${file}:${line} ${name}`,
    ),
  );
  expect(uses).toEqual([]);
});

test('the search covers every package', () => {
  for (const name of ['invoice-engine', 'api-contract', 'server', 'ui']) {
    expect(sources.some((file) => file.startsWith(`packages/${name}/src/`))).toBe(true);
  }
  expect(sources.some((file) => file.startsWith('app/src/'))).toBe(true);
  expect(sources).toContain('packages/api-contract/src/codec/object.ts');
});

describe('a wire name', () => {
  test('is one that differs from every English name', () => {
    expect([...names]).toEqual(expect.arrayContaining(['Klantnummer', 'klanten', 'last_page']));
    for (const english of ['name', 'data', 'total', 'label', 'page']) {
      expect(names.has(english)).toBe(false);
    }
  });

  test.each([
    ['const x = row.Naambedrijf;', 'Naambedrijf'],
    ["const x = { 'Postcode': 1 };", 'Postcode'],
    ['/** The Btwnummer. */', 'Btwnummer'],
    ['const { klanten } = body;', 'klanten'],
    ['select(`klIban`)', 'klIban'],
    ["join('a b', row.klIban, 'c d')", 'klIban'],
    ['sql`select klBic from customer`', 'klBic'],
  ])('is found in %j', (source, name) => {
    expect(wireNamesIn(`\n${source}`, names)).toEqual([{ line: 2, name }]);
  });

  test.each([
    "to: '/klanten'",
    "import './klanten/index.tsx'",
    'klantenScreen',
    "'/klanten/$number'",
    "/** In words: '261 klanten'. */",
  ])('is not found in %j', (source) => {
    expect(wireNamesIn(source, names)).toEqual([]);
  });
});
