import { expect, test } from 'vitest';
import { inShort } from './inShort.ts';

test('a name is said whole, of a page only the beginning', () => {
  const name = 'Vereniging van mede-eigenaars Residentie Ter Duinen Oostende';
  expect(name).toHaveLength(60);
  expect(inShort(name)).toBe(name);
  expect(inShort(`${name}!`)).toBe(`${name.slice(0, 59)}…`);
  expect(inShort('bakkerij '.repeat(9000))).toBe(`${'bakkerij '.repeat(6)}bakke…`);
  expect(inShort(`${'a'.repeat(58)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(58)}…`);
});

test('no sign is cut in two', () => {
  expect(inShort('𠮷'.repeat(61))).toBe(`${'𠮷'.repeat(59)}…`);
});
