import { expect, test } from 'vitest';
import { entityTag, expectedTag } from './entityTag.ts';

test('a tag that a compressing proxy marked as weak names the same version', () => {
  const tag = entityTag({ id: 7, version: 42 });
  expect(expectedTag(`W/${tag}`)).toBe(tag);
  expect(expectedTag(tag)).toBe(tag);
});

test('no tag and * name any version', () => {
  expect([null, '*', ' * '].map(expectedTag)).toEqual([undefined, undefined, undefined]);
});
