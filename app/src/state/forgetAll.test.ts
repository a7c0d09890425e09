import { expect, test } from 'vitest';
import { storageInMemory } from './storageInMemory.ts';
import { forgetAll } from './forgetAll.ts';

test('only what the app stored is removed', () => {
  const storage = storageInMemory();
  const choices = ['per_page', 'margins:demo', 'density:demo'];
  const ours = ['currentUser', ...choices, 'draft:["demo","klant/1","2"]'];
  for (const key of [...ours, 'storybook-layout', 'draft']) storage.setItem(key, '1');
  forgetAll(storage);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'storybook-layout',
    'draft',
  ]);
});
