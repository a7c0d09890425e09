import { describe, expect, test } from 'vitest';
import { hasSameProps } from './hasSameProps.ts';

const before = { name: 'city', value: 'Gent', onChange: () => 1 };

describe('a field re-renders', () => {
  test('not for handlers that are new', () => {
    expect(hasSameProps(before, { ...before, onChange: () => 2 })).toBe(true);
  });

  test.each([
    ['a value', { ...before, value: 'Aalst' }],
    ['a warning that comes', { ...before, warning: 'Kijk dit na.' }],
    ['a handler that comes', { ...before, onBlur: () => 3 }],
    ['a list of the same', { ...before, options: [] }],
  ])('for %s', (_, after) => {
    expect(hasSameProps(before, after)).toBe(false);
    expect(hasSameProps(after, before)).toBe(false);
  });
});
