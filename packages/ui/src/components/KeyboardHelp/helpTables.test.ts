import { expect, test } from 'vitest';
import { nlBE } from '../../intl/nl-BE.ts';
import { helpTables } from './helpTables.ts';

const modules = import.meta.glob<Record<string, unknown>>('../*/*.keys.ts', { eager: true });

/** Has no keys that work anywhere but on what it is about. */
const documentedElsewhere = ['tooltipKeys'];

test('the sheet has the keys of every component, with a title for each', () => {
  const tables = Object.values(modules).flatMap((module) => Object.keys(module));
  const known = Object.keys(helpTables).map((name) => `${name}Keys`);
  expect(known.toSorted()).toEqual(
    tables.filter((table) => !documentedElsewhere.includes(table)).toSorted(),
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
