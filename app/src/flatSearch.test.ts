import { describe, expect, test } from 'vitest';
import { parseFlatSearch, stringifyFlatSearch } from './flatSearch.ts';

describe('the query of an address is flat and never JSON-quoted', () => {
  test.each([
    ['?q=123', { q: '123' }],
    ['?q="123"', { q: '"123"' }],
    ['?q=true&p=3&pp=20', { q: 'true', p: '3', pp: '20' }],
    ['?q=a+b%26c', { q: 'a b&c' }],
    ['?p=1&p=2', { p: '1' }],
    ['', {}],
  ])('%s is read as %o', (query, search) => {
    expect(parseFlatSearch(query)).toEqual(search);
  });

  test.each([
    [{ p: 3, pp: 20 }, '?p=3&pp=20'],
    [{ q: '123' }, '?q=123'],
    [{ q: 'a&b=c é' }, '?q=a%26b%3Dc+%C3%A9'],
    [{ q: '', p: undefined }, ''],
    [{ returnUrl: '/klanten?p=2' }, '?returnUrl=%2Fklanten%3Fp%3D2'],
  ])('%o is written as %s', (search, query) => {
    expect(stringifyFlatSearch(search)).toBe(query);
  });

  test('what is written is read back as it was', () => {
    const search = { q: '100 % "wol" & <zijde> + é', returnUrl: '/a?b=c#d' };
    expect(parseFlatSearch(stringifyFlatSearch(search))).toEqual(search);
  });
});
