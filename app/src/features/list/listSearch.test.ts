import { describe, expect, test } from 'vitest';
import { completeListSearch, listQuery, parseListSearch } from './listSearch.ts';

describe('reading the address of a list', () => {
  test.each([
    [
      { p: '3', pp: '20' },
      { p: 3, pp: 20 },
    ],
    [{ q: '123' }, { q: '123' }],
    [{ q: '  brood  ' }, { q: 'brood' }],
    [{ q: '   ' }, {}],
    [
      { p: 3, pp: 50 },
      { p: 3, pp: 50 },
    ],
  ])('%o means %o', (query, search) => {
    expect(parseListSearch(query)).toEqual(search);
  });

  test.each(['0', '-1', '1.5', 'abc', '', 'Infinity', '1e99'])('page %j is no page', (p) => {
    expect(parseListSearch({ p })).toStrictEqual({ p: undefined });
  });

  test.each(['0', '11', '1000', 'abc', ''])('page size %j is not offered', (pp) => {
    expect(parseListSearch({ pp })).toStrictEqual({ pp: undefined });
  });
});

describe('completing the address of a list', () => {
  test('the address wins over the page size last chosen', () => {
    expect(completeListSearch({ p: 2, pp: 20, q: 'a' }, 50)).toEqual({ p: 2, pp: 20, q: 'a' });
  });

  test('without a page size in the address the stored one is taken', () => {
    expect(completeListSearch({}, 50)).toEqual({ p: 1, pp: 50 });
  });
});

test('the question to the server carries no search as an empty text', () => {
  expect(listQuery({ p: 2, pp: 20 })).toEqual({ page: 2, perPage: 20, search: '' });
  expect(listQuery({ p: 1, pp: 10, q: 'brood' })).toEqual({
    page: 1,
    perPage: 10,
    search: 'brood',
  });
});
