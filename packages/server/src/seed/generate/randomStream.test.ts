import { describe, expect, test } from 'vitest';
import { RandomStream } from './randomStream.ts';

function draws(...keys: number[]): number[] {
  const random = new RandomStream(...keys);
  return Array.from({ length: 8 }, () => random.below(1000));
}

describe('a random stream', () => {
  test('is deterministic for the same keys on every machine', () => {
    expect(draws(1, 2)).toMatchInlineSnapshot(`
      [
        671,
        381,
        294,
        696,
        635,
        618,
        997,
        476,
      ]
    `);
  });

  test('differs for every other key', () => {
    const streams = [[1], [2], [1, 0], [1, 1], [0, 1], [2 ** 32 + 1], [4294967295]];
    expect(new Set(streams.map((keys) => draws(...keys).join())).size).toBe(streams.length);
  });

  test('neighbouring keys are not correlated', () => {
    const firsts = Array.from({ length: 1000 }, (_, key) => new RandomStream(7, key).below(10));
    for (let value = 0; value < 10; value++) {
      const times = firsts.filter((first) => first === value).length;
      expect(times).toBeGreaterThan(60);
      expect(times).toBeLessThan(140);
    }
  });

  test('picks by weight, and never what weighs nothing', () => {
    const random = new RandomStream(3);
    const picks = Array.from({ length: 4000 }, () =>
      random.pickWeighted([
        ['often', 3],
        ['never', 0],
        ['seldom', 1],
      ]),
    );
    const often = picks.filter((pick) => pick === 'often').length;
    expect(often).toBeGreaterThan(2850);
    expect(often).toBeLessThan(3150);
    expect(picks).not.toContain('never');
  });

  test('has nothing to pick from an empty list', () => {
    expect(() => new RandomStream(1).pick([])).toThrow(RangeError);
    expect(() => new RandomStream(1).pickWeighted([])).toThrow(RangeError);
  });

  test('gives digits and bytes of the requested length', () => {
    const random = new RandomStream(1);
    expect(random.digits(40)).toMatch(/^\d{40}$/);
    const bytes = random.bytes(2000);
    expect([bytes.length, Math.min(...bytes), Math.max(...bytes)]).toEqual([2000, 0, 255]);
  });
});
