import { expect, test } from 'vitest';
import { storageInMemory } from './storageInMemory.ts';
import { forgetAll } from './forgetAll.ts';

test('what the app keeps is forgotten, and nothing that others keep', () => {
  const storage = storageInMemory();
  const ours = ['currentUser', 'per_page', 'margins:demo', 'draft:["demo","klant/1","2"]'];
  for (const key of [...ours, 'storybook-layout', 'draft']) storage.setItem(key, '1');
  forgetAll(storage);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'storybook-layout',
    'draft',
  ]);
});
