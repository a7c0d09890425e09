import { expect, test } from 'vitest';
import { nlBE } from '../../intl/nl-BE.ts';
import { helpTables } from './helpTables.ts';

const modules = import.meta.glob<Record<string, unknown>>('../*/*.keys.ts', { eager: true });

/** Has no keys that work anywhere but on what it is about. */
const toldOfElsewhere = ['tooltipKeys'];

test('the sheet knows the keys of every room, and has a title for each', () => {
  const tables = Object.values(modules).flatMap((module) => Object.keys(module));
  const known = Object.keys(helpTables).map((name) => `${name}Keys`);
  expect(known.toSorted()).toEqual(
    tables.filter((table) => !toldOfElsewhere.includes(table)).toSorted(),
  );
  expect(Object.keys(nlBE.keyboardHelp.names)).toEqual(Object.keys(helpTables));
});

test('every component marks where its keys work', () => {
  const sources = Object.values(
    import.meta.glob<string>('../*/*.tsx', { query: '?raw', import: 'default', eager: true }),
  ).join('\n');
  expect(Object.keys(helpTables).filter((name) => !sources.includes(`keyMark('${name}'`))).toEqual(
    [],
  );
});
