import { ApiError, listCustomers, login, removeInvoice } from '@facturatie/api-contract';
import type { User } from '@facturatie/api-contract';
import { expect, test, vi } from 'vitest';
import { connectApi } from './connectApi.ts';

const demo: User = { name: 'demo', token: { accessToken: 'token-1' } };
const firstPage = { query: { page: 1, perPage: 10, search: '' } } as const;

function connected(answer: () => Response | Promise<Response>) {
  const signedIn: { user: User | undefined } = { user: demo };
  const onSessionRefused = vi.fn();
  const send = vi.fn(async (_url: string, _init?: RequestInit) => answer());
  const api = connectApi({
    token: () => signedIn.user?.token.accessToken,
    send,
    cookie: () => undefined,
    onSessionRefused,
  });
  return { api, send, signedIn, onSessionRefused };
}

const unauthorized = () => Response.json({ message: 'Meld u aan.' }, { status: 401 });

test('401 on a call of the current session says that the session has ended', async () => {
  const { api, onSessionRefused } = connected(unauthorized);
  await expect(api(listCustomers, firstPage)).rejects.toThrow(ApiError);
  expect(onSessionRefused).toHaveBeenCalledOnce();
});

test('so does 401 on a call that carries the cookie of the session alone', async () => {
  const { api, onSessionRefused } = connected(unauthorized);
  const removal = api(removeInvoice, { query: { number: '20261000001' } });
  await expect(removal).rejects.toThrow(ApiError);
  expect(onSessionRefused).toHaveBeenCalledOnce();
});

test("the login call's own 401 says nothing about the session", async () => {
  const { api, onSessionRefused } = connected(unauthorized);
  await expect(api(login, { body: { name: 'demo', password: 'wrong' } })).rejects.toThrow(ApiError);
  expect(onSessionRefused).not.toHaveBeenCalled();
});

test('a late 401 for an earlier session does not end the new one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { api, signedIn, onSessionRefused } = connected(() => promise);
  const call = api(listCustomers, firstPage);
  signedIn.user = { name: 'demo', token: { accessToken: 'token-2' } };
  resolve(unauthorized());
  await expect(call).rejects.toThrow(ApiError);
  expect(onSessionRefused).not.toHaveBeenCalled();
});

test('any other status does not end the session', async () => {
  const { api, onSessionRefused } = connected(() => new Response(null, { status: 503 }));
  await expect(api(listCustomers, firstPage)).rejects.toThrow(ApiError);
  expect(onSessionRefused).not.toHaveBeenCalled();
});
