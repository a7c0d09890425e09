import { getProductByCode, removeInvoice } from '@facturatie/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from '../testing/openBrowser.ts';
import type { TestBrowser } from '../testing/openBrowser.ts';
import { bearer, openTestServer, testOrigin, testUser } from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';

const hour = 60 * 60_000;

let server: TestServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await openTestServer();
  await server.db
    .insertInto('articles')
    .values({ number: 'A1', description: 'Schroef', unitPrice: 12_500, searchText: 'a1 schroef' })
    .execute();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('sessions').execute();
  browser = await openBrowser(server);
});

/** Asks for an article as a page does, but with other headers; undefined leaves one out. */
async function ask(changed: Record<string, string | undefined> = {}): Promise<Response> {
  const headers = new Headers(browser.headers);
  for (const [name, value] of Object.entries(changed)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return server.fetch(`${getProductByCode.path}?Code=A1`, { headers });
}

const signIn = { message: 'U bent niet (meer) aangemeld. Meld u opnieuw aan.', errors: {} };

const foreign = {
  message: 'De aanvraag komt niet van deze toepassing. Herlaad de pagina en probeer opnieuw.',
  errors: {},
};

describe("the session's cookie", () => {
  test('authorises its calls from our own pages, without a token', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ product: { Artikelnummer: 'A1' } });
  });

  test('authorises no call that needs the bearer token', async () => {
    const answer = await server.fetch('/api/v1/auth/klanten', { headers: browser.headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each([
    ['no cookie', undefined],
    ['an empty cookie', 'session='],
    ['a forged cookie', `session=${'0'.repeat(64)}`],
    ['the anti-forgery token as cookie', 'the xsrf token'],
    ['the access token as cookie', 'the access token'],
    ['the cookie as it is named behind TLS', 'the TLS cookie'],
  ])('%s opens nothing', async (_case, given) => {
    const cookie = given
      ?.replace('the xsrf token', `session=${browser.xsrfToken}`)
      .replace('the access token', `session=${browser.accessToken}`)
      .replace('the TLS cookie', browser.cookie.replace('session=', '__Host-session='));
    const answer = await ask({ cookie });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual(signIn);
    expect(answer.headers.has('www-authenticate')).toBe(false);
  });

  test('is found beside others of its name, which another port or path can set', async () => {
    const other = `session=${'0'.repeat(64)}; session=`;
    const xsrf = `${'0'.repeat(64)},${browser.xsrfToken}`;
    for (const cookie of [`${other}; ${browser.cookie}`, `${browser.cookie}; ${other}`]) {
      expect((await ask({ cookie })).status).toBe(200);
      const removed = await server.fetch(`${removeInvoice.path}?invoiceno=1`, {
        method: removeInvoice.method,
        headers: { ...browser.headers, cookie, 'x-xsrf-token': xsrf },
      });
      expect(removed.status).toBe(404);
    }
  });

  test('authorises no change with the anti-forgery token of another session', async () => {
    const other = await openBrowser(server);
    const cookie = `${browser.cookie}; ${other.cookie}`;
    const change = async (token: string) => {
      const answer = await server.fetch(`${removeInvoice.path}?invoiceno=1`, {
        method: removeInvoice.method,
        headers: { ...browser.headers, cookie, 'x-xsrf-token': token },
      });
      return answer.status;
    };
    expect(await change(other.xsrfToken)).toBe(404);
    await server.fetch('/api/v1/auth/logout', { ...bearer(other.accessToken), method: 'POST' });
    expect(await change(other.xsrfToken)).toBe(403);
    expect(await change(browser.xsrfToken)).toBe(404);
  });

  test('authorises nothing after a logout', async () => {
    await server.fetch('/api/v1/auth/logout', { ...bearer(browser.accessToken), method: 'POST' });
    expect((await ask()).status).toBe(401);
  });

  test('authorises nothing while its user is disabled', async () => {
    const shut = (active: 0 | 1) =>
      server.db
        .updateTable('users')
        .set({ active })
        .where('name', '=', testUser.name.toLowerCase())
        .execute();
    await shut(0);
    expect((await ask()).status).toBe(401);
    await shut(1);
    expect((await ask()).status).toBe(200);
  });

  test('ends after an hour without use, and after twelve hours of it', async () => {
    for (let quarter = 1; quarter < 12 * 4; quarter += 1) {
      server.pass(hour / 4);
      expect((await ask()).status).toBe(200);
    }
    server.pass(hour / 4);
    expect((await ask()).status).toBe(401);

    browser = await openBrowser(server);
    server.pass(hour);
    expect((await ask()).status).toBe(401);
  });
});

describe('a bearer token on a call of the cookie', () => {
  const anonymous = { cookie: undefined, origin: undefined, 'sec-fetch-site': undefined };

  test('is taken too, without any cookie', async () => {
    const authorization = `Bearer ${browser.accessToken}`;
    expect((await ask({ ...anonymous, authorization })).status).toBe(200);
  });

  test.each(['Bearer', `Bearer ${'0'.repeat(64)}`, 'Basic eDp5', ''])(
    '%j opens nothing, whatever cookie comes along',
    async (authorization) => {
      const answer = await ask({ authorization });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );
});

describe('a request that reads', () => {
  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another port of the same host', { origin: `${testOrigin}:8080` }],
    ['the same host over TLS', { origin: testOrigin.replace('http:', 'https:') }],
    ['a page without an origin', { origin: 'null' }],
    ['another site, that sends no origin', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['another port, that sends no origin', { origin: undefined, 'sec-fetch-site': 'same-site' }],
    ['us by way of another site', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused, cookie or no cookie', async (_case, headers) => {
    const answer = await ask(headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual(foreign);
    expect((await ask({ ...headers, cookie: undefined })).status).toBe(403);
  });

  test.each([
    ['a page of ours, that sends no origin', { origin: undefined }],
    ['an address that was typed', { origin: undefined, 'sec-fetch-site': 'none' }],
    ['a client that says nothing of it', { origin: undefined, 'sec-fetch-site': undefined }],
  ])('from %s is answered, without an anti-forgery token', async (_case, headers) => {
    expect((await ask({ ...headers, 'x-xsrf-token': undefined })).status).toBe(200);
  });
});
