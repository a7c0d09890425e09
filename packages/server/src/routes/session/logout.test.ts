import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer, openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const logout = (init: RequestInit = {}) =>
  server.fetch('/api/v1/auth/logout', { ...init, method: 'POST' });

test('logout ends this session and no other, and clears both cookies', async () => {
  const [token, otherToken] = [await server.accessToken(), await server.accessToken()];
  const answer = await logout(bearer(token));
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  expect(answer.headers.getSetCookie()).toEqual([
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    'XSRF-TOKEN=; Max-Age=0; Path=/; SameSite=Strict',
  ]);
  expect((await server.fetch('/api/v1/auth/klanten', bearer(token))).status).toBe(401);
  expect((await server.fetch('/api/v1/auth/klanten', bearer(otherToken))).status).toBe(200);
});

test('logging out twice, or without a session, is answered with 401', async () => {
  const token = await server.accessToken();
  await logout(bearer(token));
  expect((await logout(bearer(token))).status).toBe(401);
  expect((await logout()).status).toBe(401);
});
