import { createStore } from 'jotai/vanilla';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userAtom } from './session.ts';
import { storageAtom } from './storedAtom.ts';

const demo = { name: 'demo', token: { accessToken: 'token-1' } };
const storedDemo = JSON.stringify({ name: 'demo', token: { access_token: 'token-1' } });

/** What another tab of the same browser does to the storage. */
function inAnotherTab(value: string | null) {
  if (value === null) localStorage.removeItem('currentUser');
  else localStorage.setItem('currentUser', value);
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'currentUser', newValue: value, storageArea: localStorage }),
  );
}

/** The session of an app after a reload. */
function openSession() {
  const store = createStore();
  store.set(storageAtom, localStorage);
  return {
    user: () => store.get(userAtom),
    begin: (user: typeof demo) => store.set(userAtom, user),
    end: () => store.set(userAtom, undefined),
    subscribe: (listener: () => void) => store.sub(userAtom, listener),
  };
}

beforeEach(() => localStorage.clear());

describe('the session under currentUser', () => {
  test('is the user object of the login answer, as the API gave it', () => {
    openSession().begin(demo);
    expect(localStorage.getItem('currentUser')).toBe(storedDemo);
  });

  test('is restored at the start', () => {
    localStorage.setItem('currentUser', storedDemo);
    expect(openSession().user()).toEqual(demo);
  });

  test('removes its stored data when it ends', () => {
    const session = openSession();
    session.begin(demo);
    session.end();
    expect(session.user()).toBeUndefined();
    expect(localStorage.getItem('currentUser')).toBeNull();
  });

  test.each(['', 'null', '{', '"demo"', '{"name":"demo"}', '{"token":{}}', '[]'])(
    'stored %j counts as signed out',
    (stored) => {
      localStorage.setItem('currentUser', stored);
      expect(openSession().user()).toBeUndefined();
    },
  );

  test('follows a login and a logout in another tab', () => {
    const session = openSession();
    const changed = vi.fn();
    session.subscribe(changed);
    inAnotherTab(storedDemo);
    expect(session.user()).toEqual(demo);
    inAnotherTab(null);
    expect(session.user()).toBeUndefined();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('ends when another tab empties the whole storage', () => {
    const session = openSession();
    session.subscribe(() => {});
    session.begin(demo);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(session.user()).toBeUndefined();
  });

  test('notifies no unsubscribed listener', () => {
    const session = openSession();
    const changed = vi.fn();
    session.subscribe(changed)();
    session.begin(demo);
    expect(changed).not.toHaveBeenCalled();
  });
});
