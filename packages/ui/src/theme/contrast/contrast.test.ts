import { describe, expect, test } from 'vitest';
import { contrast, luminance } from './contrast.ts';
import { contrastPairs, decorativeTokens } from './contrastPairs.ts';
import { tokens } from '../tokens.ts';

describe('contrast follows the definition of WCAG 2.2', () => {
  test('black on white is 21, a colour on itself is 1, order does not matter', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
    expect(contrast('#00626c', '#00626c')).toBe(1);
  });

  test('the well-known grey #767676 just passes on white, #777777 just fails', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });

  test('a colour written in another way is refused', () => {
    expect(() => luminance('teal')).toThrow(RangeError);
    expect(() => luminance('#FFF')).toThrow(RangeError);
  });
});

const pairs = contrastPairs(tokens);

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(pairs)('$front on $back is at least $least', ({ colors, least }) => {
    expect(contrast(colors.front[scheme], colors.back[scheme])).toBeGreaterThanOrEqual(least);
  });
});

test('every colour token is in a pair, or is declared decorative', () => {
  const declared = new Set([
    ...pairs.flatMap(({ front, back }) => [front, back]),
    ...decorativeTokens,
  ]);
  const all = [
    ...Object.keys(tokens.color).map((name) => `color.${name}`),
    ...Object.entries(tokens.tone).flatMap(([tone, parts]) =>
      Object.keys(parts).map((part) => `tone.${tone}.${part}`),
    ),
  ];
  expect(all.filter((name) => !declared.has(name))).toEqual([]);
});

test('a pair that is too pale is found', () => {
  const pale = structuredClone(tokens);
  pale.color.textMuted = { light: '#999999', dark: '#adb3b6' };
  const faults = contrastPairs(pale).filter(
    ({ colors, least }) => contrast(colors.front.light, colors.back.light) < least,
  );
  expect(faults.map(({ front, back }) => `${front} on ${back}`)).toContain(
    'color.textMuted on color.surface',
  );
});
