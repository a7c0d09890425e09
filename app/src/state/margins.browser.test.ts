import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test } from 'vitest';
import { marginsShownAtom } from './margins.ts';
import { userAtom } from './session.ts';
import { storageAtom } from './storedAtom.ts';

beforeEach(() => localStorage.clear());

/** The app after a reload, with `name` signed in. */
function appOf(name: string) {
  const store = createStore();
  store.set(storageAtom, localStorage);
  store.set(userAtom, { name, token: { accessToken: 'token-1' } });
  return store;
}

test('nobody sees margins who never asked for them', () => {
  expect(appOf('els').get(marginsShownAtom)).toBe(false);
});

test('the choice of one person is kept, and is no choice of another', () => {
  appOf('els').set(marginsShownAtom, true);
  expect([appOf('els').get(marginsShownAtom), appOf('jan').get(marginsShownAtom)]).toEqual([
    true,
    false,
  ]);
  appOf('els').set(marginsShownAtom, false);
  expect(appOf('els').get(marginsShownAtom)).toBe(false);
});

test('what is no choice counts as none', () => {
  localStorage.setItem('margins:els', '"ja"');
  expect(appOf('els').get(marginsShownAtom)).toBe(false);
});
