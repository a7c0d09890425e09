import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listQuery } from '../entities/pagedList.ts';
import { wiresOf } from '../testing/wiresOf.ts';
import { integer } from './scalars/decimal.ts';
import { field, object } from './object.ts';
import { nullable } from './optional.ts';
import { decodeQuery, encodeQuery } from './query.ts';

const readList = (query: string): unknown => decodeQuery(listQuery, new URLSearchParams(query));

describe('the query of a list', () => {
  test('defaults to page 1, ten rows and no search', () => {
    const value = { page: 1, perPage: 10, search: '' };
    expect(readList('')).toEqual({ ok: true, value });
    expect(readList('page=&per_page=&q=')).toEqual({ ok: true, value });
  });

  test('is read from text', () => {
    expect(readList('page=3&per_page=50&q=+caf%C3%A9%20noir+')).toEqual({
      ok: true,
      value: { page: 3, perPage: 50, search: 'café noir' },
    });
  });

  test.each([
    ['page=0', 'page', 'min'],
    ['page=-1', 'page', 'min'],
    ['page=1.5', 'page', 'integer'],
    ['page=abc', 'page', 'type'],
    ['page=1e3', 'page', 'type'],
    ['page=99999999999', 'page', 'max'],
    ['per_page=15', 'per_page', 'enum'],
    ['per_page=all', 'per_page', 'type'],
    ['q=a%00', 'q', 'characters'],
  ])('%s is refused: %s %s', (query, path, code) => {
    expect(readList(query)).toEqual({ ok: false, issues: [{ path, code }] });
  });

  test('takes the first of a repeated name, and ignores unknown names', () => {
    expect(readList('page=2&page=9&__proto__=x&sort=name')).toEqual({
      ok: true,
      value: { page: 2, perPage: 10, search: '' },
    });
  });

  test('round-trips through a URL', () => {
    const wires = wiresOf('listQuery');
    fc.assert(
      fc.property(wires, (wire) => {
        const decoded = listQuery.decode(wire);
        if (!decoded.ok) throw new Error('no query');
        const address = new URLSearchParams(encodeQuery(listQuery, decoded.value)).toString();
        expect(readList(address)).toEqual(decoded);
      }),
    );
  });
});

test('null is left out of a query', () => {
  const query = object({ group: field('groep', nullable(integer())) });
  expect(encodeQuery(query, { group: null })).toEqual({});
  expect(encodeQuery(query, { group: 3 })).toEqual({ groep: '3' });
});
