import { beforeEach, expect, test } from 'vitest';
import { createMarginChoice } from './marginChoice.ts';

beforeEach(() => localStorage.clear());

test('nobody sees margins who never asked for them', () => {
  expect(createMarginChoice(localStorage).isShown('els')).toBe(false);
});

test('the choice of one person is kept, and is no choice of another', () => {
  createMarginChoice(localStorage).choose('els', true);
  const later = createMarginChoice(localStorage);
  expect([later.isShown('els'), later.isShown('jan')]).toEqual([true, false]);
  later.choose('els', false);
  expect(createMarginChoice(localStorage).isShown('els')).toBe(false);
});

test('what is no choice counts as none', () => {
  localStorage.setItem('margins:els', '"ja"');
  expect(createMarginChoice(localStorage).isShown('els')).toBe(false);
});
