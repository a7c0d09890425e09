import { expect, test } from 'vitest';
import { makeTheme } from './makeTheme.ts';
import { tokens } from '../tokens.ts';

test('lengths of text, space and controls grow with the reader, lines and corners stay', () => {
  const { values } = makeTheme(tokens);
  expect(values.size.control).toBe('2.75rem');
  expect(values.space.small).toBe('0.5rem');
  expect(values.text.standard).toEqual({
    size: '0.9375rem',
    lineHeight: '1.6',
    tracking: '-0.003em',
  });
  expect(values.line.thin).toBe('1px');
  expect(values.radius.medium).toBe('7px');
});

test('colours follow the colour scheme of their container', () => {
  expect(makeTheme(tokens).values.tone.accent.solid).toBe('light-dark(#00626c, #76c3cb)');
});

test('a comfortable control is a target of 44 px, and no target is ever under 24 px', () => {
  expect(tokens.density.comfortable.control).toBe(44);
  for (const density of Object.values(tokens.density)) {
    expect(density.control).toBeGreaterThanOrEqual(24);
    expect(density.controlSmall).toBeGreaterThanOrEqual(24);
    expect(density.row).toBeGreaterThanOrEqual(24);
  }
});

test('compact is smaller in every measure, and overrides only its own tokens', () => {
  const { values, compact } = makeTheme(tokens);
  for (const name of Object.keys(compact.size) as (keyof typeof compact.size)[]) {
    expect(Number.parseFloat(compact.size[name])).toBeLessThan(
      Number.parseFloat(values.size[name]),
    );
  }
  expect(Number.parseFloat(compact.gutter)).toBeLessThan(Number.parseFloat(values.space.gutter));
});

test('the same tokens give the same theme, and the tokens stay as they were', () => {
  const before = structuredClone(tokens);
  expect(makeTheme(tokens)).toEqual(makeTheme(tokens));
  expect(tokens).toEqual(before);
});
