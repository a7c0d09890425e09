import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bearer, openTestServer, testUser } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';

const second = 1000;
const minute = 60 * second;
const settings = { sessionLifetime: 120 * minute, sessionIdleLimit: 30 * minute };

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openTestServer({ settings });
});
afterAll(() => server.close());
beforeEach(async () => {
  token = await server.accessToken();
});

/** The status of a call that needs a session. */
async function statusWith(init: RequestInit): Promise<number> {
  return (await server.fetch('/api/v1/auth/klanten', init)).status;
}

async function lastUsedAt(): Promise<number> {
  const { lastUsedAt: time } = await server.db
    .selectFrom('sessions')
    .select('lastUsedAt')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  return time;
}

describe('a call that needs a session', () => {
  test('is refused without a token, with a message on what to do', async () => {
    const answer = await server.fetch('/api/v1/auth/klanten');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.json()).toEqual({
      message: 'U bent niet (meer) aangemeld. Meld u opnieuw aan.',
      errors: {},
    });
  });

  test.each([
    [
      'a forged token',
      (own: string) => `Bearer ${own.replace(/.$/, (last) => (last === '0' ? '1' : '0'))}`,
    ],
    ['part of a token', (own: string) => `Bearer ${own.slice(0, -1)}`],
    ['an empty token', () => 'Bearer '],
    ['another scheme', (own: string) => `Basic ${own}`],
    ['no scheme', (own: string) => own],
  ])('is refused with %s', async (_case, authorization) => {
    expect(await statusWith({ headers: { authorization: authorization(token) } })).toBe(401);
  });

  test('is refused with the hash that the database holds', async () => {
    const rows = await server.db.selectFrom('sessions').select('tokenHash').execute();
    for (const { tokenHash } of rows) expect(await statusWith(bearer(tokenHash))).toBe(401);
  });

  test('is refused with the cookies alone when it needs a bearer token', async () => {
    const login = await server.login(testUser.name, testUser.password);
    const cookie = login.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    expect(await statusWith({ headers: { cookie } })).toBe(401);
    const [, cookieSecret = ''] = /session=([0-9a-f]+)/.exec(cookie) ?? [];
    expect(await statusWith(bearer(cookieSecret))).toBe(401);
  });

  test('takes the scheme in any case', async () => {
    expect(await statusWith({ headers: { authorization: `bearer ${token}` } })).toBe(200);
  });
});

describe('a session', () => {
  test('ends after its lifetime, even when it is in use', async () => {
    for (let used = 0; used < 5; used += 1) {
      server.pass(20 * minute);
      expect(await statusWith(bearer(token))).toBe(200);
    }
    server.pass(20 * minute - 1);
    expect(await statusWith(bearer(token))).toBe(200);
    server.pass(1);
    expect(await statusWith(bearer(token))).toBe(401);
  });

  test('ends when it is unused for the idle limit', async () => {
    server.pass(30 * minute - 1);
    expect(await statusWith(bearer(token))).toBe(200);
    server.pass(30 * minute);
    expect(await statusWith(bearer(token))).toBe(401);
  });

  test('has its last use written at most once a minute', async () => {
    const start = await lastUsedAt();
    server.pass(59 * second);
    await statusWith(bearer(token));
    expect(await lastUsedAt()).toBe(start);
    server.pass(second);
    await statusWith(bearer(token));
    expect(await lastUsedAt()).toBe(start + minute);
  });

  test('ends when its user is disabled', async () => {
    await server.db.updateTable('users').set({ active: 0 }).execute();
    expect(await statusWith(bearer(token))).toBe(401);
    await server.db.updateTable('users').set({ active: 1 }).execute();
    expect(await statusWith(bearer(token))).toBe(200);
  });

  test('leaves no row behind once it ended', async () => {
    server.pass(30 * minute);
    await server.accessToken();
    expect(await server.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });
});
