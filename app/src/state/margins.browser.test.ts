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

test('margins are hidden by default', () => {
  expect(appOf('els').get(marginsShownAtom)).toBe(false);
});

test('the choice is stored per user', () => {
  appOf('els').set(marginsShownAtom, true);
  expect([appOf('els').get(marginsShownAtom), appOf('jan').get(marginsShownAtom)]).toEqual([
    true,
    false,
  ]);
  appOf('els').set(marginsShownAtom, false);
  expect(appOf('els').get(marginsShownAtom)).toBe(false);
});

test('an invalid stored choice is ignored', () => {
  localStorage.setItem('margins:els', '"ja"');
  expect(appOf('els').get(marginsShownAtom)).toBe(false);
});
