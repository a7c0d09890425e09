import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunkLines, type LineChunk } from './lineChunks.ts';

type Key = string | number;

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);
const chunkOf = (chunks: readonly LineChunk[], key: Key) =>
  chunks.find(({ keys }) => keys.includes(key))?.id;
/** Lines that are in another chunk than before, and so re-render. */
const drawnAnew = (before: readonly LineChunk[], after: readonly LineChunk[]) =>
  before
    .flatMap(({ keys }) => keys)
    .filter((key) => {
      const now = chunkOf(after, key);
      return now !== undefined && now !== chunkOf(before, key);
    });

const fifty = chunkLines([], numbers(0, 50), undefined);

describe('lines in chunks', () => {
  test('stay in their order around a held one that comes again', () => {
    const more = chunkLines(fifty, numbers(0, 50).toSpliced(45, 0, 99), 99);
    expect(more.map(({ keys }) => keys.length)).toEqual([10, 10, 10, 10, 11]);
    expect(drawnAnew(fifty, more)).toEqual([]);
  });

  test('are spread evenly at first', () => {
    expect(fifty.map(({ from, keys }) => [from, keys.length])).toEqual([
      [0, 10],
      [10, 10],
      [20, 10],
      [30, 10],
      [40, 10],
    ]);
  });

  test('that are added at the end fill the last chunk, and then others', () => {
    const more = chunkLines(fifty, numbers(0, 75), undefined);
    expect(more.map(({ keys }) => keys.length)).toEqual([
      ...Array.from({ length: 7 }, () => 10),
      5,
    ]);
    expect(drawnAnew(fifty, more)).toEqual([]);
  });

  test.each([0, 1, 19, 20, 21, 39])(
    'stay where they are when one is added at place %s or goes',
    (at) => {
      const keys = numbers(0, 50);
      const more = chunkLines(fifty, keys.toSpliced(at, 0, 99), undefined);
      expect(drawnAnew(fifty, more)).toEqual([]);
      expect(drawnAnew(fifty, chunkLines(fifty, keys.toSpliced(at, 1), undefined))).toEqual([]);
    },
  );

  test.each([
    ['up', 20, 19],
    ['down', 19, 20],
  ])(
    'that one moves %s over an edge stay where they are, when they are held',
    (_way, held, other) => {
      const keys = numbers(0, 50);
      const moved = chunkLines(fifty, [...keys.slice(0, 19), 20, 19, ...keys.slice(21)], held);
      expect(drawnAnew(fifty, moved)).toEqual([other]);
    },
  );

  test('are rendered once, in their order, the held one in its place, whatever happens', () => {
    const lists = fc.array(fc.shuffledSubarray(numbers(0, 90)), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(lists, fc.nat(89), (wanted, held) => {
        let chunks: readonly LineChunk[] = [];
        for (const keys of wanted) {
          const before = chunkOf(chunks, held);
          chunks = chunkLines(chunks, keys, held);
          expect(chunks.flatMap((chunk) => chunk.keys)).toEqual(keys);
          expect(new Set(chunks.map(({ id }) => id)).size).toBe(chunks.length);
          for (const { from, keys: own } of chunks) expect(keys[from]).toBe(own[0]);
          const now = chunkOf(chunks, held);
          expect(now).toBe(keys.includes(held) ? (before ?? now) : undefined);
        }
      }),
    );
  });
});
