import { describe, expect, test } from 'vitest';
import { exampleThemes, harbourTokens } from '../../testing/exampleThemes.ts';
import harbour from '../../testing/harbour.tokens.json' with { type: 'json' };
import { contrastFaults } from '../contrast/contrastFaults.ts';
import { vars } from '../contract.css.ts';
import { dtcgTokens } from '../dtcg/dtcgTokens.ts';
import { readDtcgTokens } from '../dtcg/readDtcgTokens.ts';
import { themeCss } from './themeCss.ts';
import { tokens } from '../tokens.ts';

const colorsOf = (value: unknown) => new Set(JSON.stringify(value).match(/#[0-9a-f]{6}/g));

describe('a theme made of tokens alone', () => {
  test('overrides every colour', () => {
    const ours = colorsOf(tokens);
    expect([...colorsOf(harbourTokens)].filter((color) => ours.has(color))).toEqual([]);
    expect(colorsOf(harbourTokens).size).toBeGreaterThan(100);
  });

  test('can be read, light and dark: every pair has its contrast', () => {
    expect(contrastFaults(harbourTokens)).toEqual([]);
  });

  test('reports which of its pairs cannot be read', () => {
    const pale = readDtcgTokens({
      light: { color: { textMuted: { $type: 'color', $value: '{light.color.divider}' } } },
    });
    expect(contrastFaults(pale)[0]).toEqual({
      front: 'color.textMuted',
      back: 'color.canvas',
      scheme: 'light',
      contrast: expect.closeTo(1.23, 2) as number,
      least: 4.5,
    });
  });

  test('sets every variable in CSS, also for compact and narrow pages', () => {
    const names = [...JSON.stringify(vars).matchAll(/var\((--ui-[\w-]+)\)/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(130);
    expect(names.filter((name) => !exampleThemes.harbour.includes(`  ${name}: `))).toEqual([]);
    expect(themeCss(harbourTokens, ':root[data-theme="harbour"]')).toContain(
      ':root[data-theme="harbour"][data-density="compact"], :root[data-theme="harbour"] [data-density="compact"] {\n  --ui-size-control: 2.125rem;',
    );
  });
});

describe('tokens in the exchange format', () => {
  test('come back as they went', () => {
    expect(readDtcgTokens(JSON.parse(JSON.stringify(dtcgTokens(tokens))))).toEqual(tokens);
    expect(dtcgTokens(harbourTokens)).toEqual(harbour);
  });

  test('may be a few: what is left out stays as it was', () => {
    const black = { colorSpace: 'srgb', components: [0, 0, 0] };
    const { color, tone, density } = readDtcgTokens({
      light: { $type: 'color', color: { text: { $value: black } } },
      density: { compact: { row: { $value: { value: 2.5, unit: 'rem' } } } },
    });
    expect(color.text).toEqual({ light: '#000000', dark: tokens.color.text.dark });
    expect(density.compact.row).toBe(40);
    expect(tone).toEqual(tokens.tone);
  });

  const heading = {
    fontFamily: ['Arial'],
    fontSize: { value: 20, unit: 'px' },
    fontWeight: 700,
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: 1.2,
  };
  const green = { colorSpace: 'srgb', components: [0, 1, 0], hex: '#ff0000' };
  test.each([
    ['a token that we do not have', { space: { huge: { $value: 1 } } }, 'no token space.huge'],
    [
      'a value of another type',
      { space: { small: { $type: 'color', $value: green } } },
      'space.small is of the type color, and should be dimension',
    ],
    ['a length without a unit', { space: { small: { $value: 8 } } }, 'space.small has no unit'],
    [
      'a colour that says two things',
      { light: { color: { text: { $value: green } } } },
      'light.color.text is #00ff00 by its components, and "#ff0000" by its hex',
    ],
    [
      'a reference to nothing',
      { dark: { color: { text: { $value: '{ink}' } } } },
      'dark.color.text refers to ink',
    ],
    [
      'a reference to itself',
      { dark: { color: { text: { $value: '{dark.color.text}' } } } },
      'which leads nowhere',
    ],
    [
      'what a theme cannot keep',
      { heading: { 1: { $value: heading } } },
      'heading.1 holds what a theme cannot keep',
    ],
    ['no file at all', [], 'The file is no group of tokens'],
  ])('are refused with %s', (_, file, saying) => {
    expect(() => readDtcgTokens(file)).toThrow(saying);
  });
});
