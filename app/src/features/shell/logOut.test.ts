import { ApiError } from '@facturatie/api-contract';
import type { Caller, User } from '@facturatie/api-contract';
import { toast } from '@facturatie/ui/Toasts';
import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { userAtom } from '../../state/session.ts';
import { storageInMemory } from '../../state/storageInMemory.ts';
import { storageAtom } from '../../state/storedAtom.ts';
import { logOut } from './logOut.ts';

const demo: User = { name: 'demo', token: { accessToken: 'token-1' } };
const warned = vi.spyOn(toast, 'warning');
beforeEach(() => void warned.mockClear());

/** Logs the demo user out; returns whether a session is left, whether the server was called, and the warnings. */
async function tryLogOut(isLoginThere: boolean, error?: ApiError) {
  const store = createStore();
  store.set(storageAtom, storageInMemory());
  store.set(userAtom, demo);
  const reported = vi.fn(async () => {
    if (error) throw error;
  });
  await logOut({ api: reported as unknown as Caller, store }, async () => isLoginThere);
  return [store.get(userAtom) === undefined, reported.mock.calls.length, warned.mock.calls.length];
}

const failure = (kind: ApiError['kind'], status: number) =>
  new ApiError({ call: 'logout', kind, status });

test('ends the session here and on the server', async () => {
  expect(await tryLogOut(true)).toEqual([true, 1, 0]);
});

test('keeps the session when leaving is cancelled', async () => {
  expect(await tryLogOut(false)).toEqual([false, 0, 0]);
});

test('ends the session here when the server cannot be reached, and shows a message', async () => {
  expect(await tryLogOut(true, failure('connection', 0))).toEqual([true, 1, 1]);
});

test('shows no message when the server had already ended the session', async () => {
  expect(await tryLogOut(true, failure('unauthorized', 401))).toEqual([true, 1, 0]);
});
