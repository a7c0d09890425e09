import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from './session.ts';

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

beforeEach(() => localStorage.clear());

describe('the session under currentUser', () => {
  test('is the user object of the login answer, as the API gave it', () => {
    createSession(localStorage).begin(demo);
    expect(localStorage.getItem('currentUser')).toBe(storedDemo);
  });

  test('is restored at the start', () => {
    localStorage.setItem('currentUser', storedDemo);
    expect(createSession(localStorage).user()).toEqual(demo);
  });

  test('leaves nothing behind after its end', () => {
    const session = createSession(localStorage);
    session.begin(demo);
    session.end();
    expect(session.user()).toBeUndefined();
    expect(localStorage.getItem('currentUser')).toBeNull();
  });

  test.each(['', 'null', '{', '"demo"', '{"name":"demo"}', '{"token":{}}', '[]'])(
    'stored %j counts as signed out',
    (stored) => {
      localStorage.setItem('currentUser', stored);
      expect(createSession(localStorage).user()).toBeUndefined();
    },
  );

  test('follows a login and a logout in another tab', () => {
    const session = createSession(localStorage);
    const changed = vi.fn();
    session.subscribe(changed);
    inAnotherTab(storedDemo);
    expect(session.user()).toEqual(demo);
    inAnotherTab(null);
    expect(session.user()).toBeUndefined();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test('ends when another tab empties the whole storage', () => {
    const session = createSession(localStorage);
    session.subscribe(() => {});
    session.begin(demo);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
    expect(session.user()).toBeUndefined();
  });

  test('tells no one who has left', () => {
    const session = createSession(localStorage);
    const changed = vi.fn();
    session.subscribe(changed)();
    session.begin(demo);
    expect(changed).not.toHaveBeenCalled();
  });
});
