import { expect, test } from 'vitest';
import { StatementCache } from './statementCache.ts';

function cacheOf(capacity: number) {
  const prepared: string[] = [];
  const released: string[] = [];
  const cache = new StatementCache(
    capacity,
    (sql) => {
      prepared.push(sql);
      return { sql };
    },
    (statement) => released.push(statement.sql),
  );
  return { cache, prepared, released };
}

test('a statement is prepared once while it is cached', () => {
  const { cache, prepared } = cacheOf(2);
  expect(cache.get('a')).toBe(cache.get('a'));
  expect(prepared).toEqual(['a']);
});

test('the least recently used statement is evicted and released', () => {
  const { cache, prepared, released } = cacheOf(2);
  for (const sql of ['a', 'b', 'a', 'c', 'a', 'b']) cache.get(sql);
  expect(prepared).toEqual(['a', 'b', 'c', 'b']);
  expect(released).toEqual(['b', 'c']);
});

test('clearing releases every statement', () => {
  const { cache, released } = cacheOf(3);
  for (const sql of ['a', 'b']) cache.get(sql);
  cache.clear();
  expect(released).toEqual(['a', 'b']);
});
