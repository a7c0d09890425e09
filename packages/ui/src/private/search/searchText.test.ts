import { expect, test } from 'vitest';
import { truncate } from './searchText.ts';

test('a name is not cut off, a longer text is', () => {
  const name = 'Vereniging van mede-eigenaars Residentie Ter Duinen Oostende';
  expect(name).toHaveLength(60);
  expect(truncate(name)).toBe(name);
  expect(truncate(`${name}!`)).toBe(`${name.slice(0, 59)}…`);
  expect(truncate('bakkerij '.repeat(9000))).toBe(`${'bakkerij '.repeat(6)}bakke…`);
  expect(truncate(`${'a'.repeat(58)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(58)}…`);
});

test('no surrogate pair is split', () => {
  expect(truncate('𠮷'.repeat(61))).toBe(`${'𠮷'.repeat(59)}…`);
});
