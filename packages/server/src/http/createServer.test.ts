import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { textLike } from '../testing/answers.ts';
import {
  bearer,
  jsonPost,
  openTestServer,
  testOrigin,
  testUser,
} from '../testing/openTestServer.ts';
import type { TestServer } from '../testing/openTestServer.ts';

const login = '/api/v1/auth/login';
const customers = '/api/v1/auth/klanten';

vi.setConfig({ testTimeout: 30_000 });

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await openTestServer({ settings: { bodyLimit: 200 } });
  token = await server.accessToken();
});
afterAll(() => server.close());
beforeEach(() => void (server.log.length = 0));

describe('a request that no call fits', () => {
  test.each(['/api/v1/auth/nothing', '/api/', `${customers}/`, '/klanten'])(
    '%s does not exist',
    async (path) => {
      const answer = await server.fetch(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        message: 'Dit adres bestaat niet op de server.',
        errors: {},
      });
    },
  );

  test.each([
    ['GET', login, 'POST'],
    ['DELETE', customers, 'GET, HEAD, POST'],
    ['OPTIONS', customers, 'GET, HEAD, POST'],
  ])('%s %s is not allowed; the answer says what is', async (method, path, allow) => {
    const answer = await server.fetch(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(await answer.json()).toEqual({
      message: 'Deze bewerking bestaat niet op dit adres.',
      errors: {},
    });
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };

  test.each([
    [
      'not JSON',
      '{"name":',
      400,
      'De server begrijpt de aanvraag niet: de inhoud is geen geldige JSON.',
    ],
    ['nothing', '', 400, 'De server begrijpt de aanvraag niet: de inhoud is geen geldige JSON.'],
    [
      'not UTF-8',
      new Uint8Array([0x22, 0xff, 0x22]),
      400,
      'De server begrijpt de aanvraag niet: de inhoud is geen geldige JSON.',
    ],
    [
      'larger than the limit',
      JSON.stringify('x'.repeat(199)),
      413,
      'De aanvraag is te groot. Maak ze kleiner en probeer opnieuw.',
    ],
  ])('that is %s is refused', async (_case, body, status, message) => {
    const answer = await server.fetch(login, { method: 'POST', headers: json, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ message, errors: {} });
  });

  test('that announces more than the limit is refused before it is read', async () => {
    const headers = { ...json, 'content-length': '201' };
    const answer = await server.fetch(login, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(413);
  });

  test('without an announced length is read no further than the limit', async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull(controller) {
        chunks += 1;
        controller.enqueue(new Uint8Array(100));
      },
    });
    const init = { method: 'POST', headers: json, body: endless, duplex: 'half' };
    expect((await server.fetch(login, init as RequestInit)).status).toBe(413);
    expect(chunks).toBeLessThan(10);
  });

  test.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'of type %s is refused',
    async (type) => {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const body = new TextEncoder().encode(JSON.stringify(testUser));
      const answer = await server.fetch(login, { method: 'POST', headers, body });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toEqual({
        message: 'De server verwacht JSON (content-type: application/json).',
        errors: {},
      });
    },
  );

  test('may name its encoding', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    const body = JSON.stringify(testUser);
    expect((await server.fetch(login, { method: 'POST', headers, body })).status).toBe(200);
  });
});

describe('the customer list', () => {
  test.each([
    ['page=0', { page: ['Dit getal is te klein.'] }],
    ['page=-1', { page: ['Dit getal is te klein.'] }],
    ['page=x', { page: ['Dit is geen geldige waarde.'] }],
    ['page=1.5', { page: ['Vul een geheel getal in.'] }],
    ['page=99999999999999999999', { page: ['Dit getal is te groot.'] }],
    ['per_page=7', { per_page: ['Kies een van de mogelijke waarden.'] }],
    ['q=a%00b', { q: ['Dit bevat tekens die niet bewaard kunnen worden.'] }],
    [
      'page=0&per_page=0',
      { page: ['Dit getal is te klein.'], per_page: ['Kies een van de mogelijke waarden.'] },
    ],
  ])('names what is wrong in ?%s', async (query, errors) => {
    const answer = await server.fetch(`${customers}?${query}`, bearer(token));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      message: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
      errors,
    });
  });

  test('checks the session before the request', async () => {
    expect((await server.fetch(`${customers}?page=0`)).status).toBe(401);
  });
});

describe('every answer', () => {
  test.each([
    ['a success', '/healthz', {}],
    ['a refusal', customers, {}],
    ['an unknown address', '/nothing', {}],
    ['a login', login, jsonPost(testUser)],
  ])('carries the security headers: %s', async (_case, path, init) => {
    const { headers } = await server.fetch(path, init);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^;]+; .*frame-ancestors 'none'$/,
    );
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*|http/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': textLike(/^[0-9a-f]{16}$/),
    });
  });

  test('cannot be read by other sites', async () => {
    const headers = { origin: 'https://elsewhere.example', ...bearer(token).headers };
    const answer = await server.fetch(customers, { headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
  });
});

describe('behind a proxy that ends TLS', () => {
  const publicOrigin = testOrigin.replace('http:', 'https:');

  test('cookies are for TLS only and the browser is instructed to stay on it', async () => {
    const proxied = await openTestServer({ settings: { trustProxy: true, publicOrigin } });
    const answer = await proxied.fetch(login, jsonPost(testUser));
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    expect(answer.headers.getSetCookie()).toEqual([
      textLike(/^__Host-session=.*; HttpOnly; Secure; SameSite=Strict$/),
      textLike(/^XSRF-TOKEN=.*; Secure; SameSite=Strict$/),
      textLike(/^__Host-device-.*; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    await proxied.close();
  });

  test('the throttle uses the address from the proxy, not one from the caller', async () => {
    const proxied = await openTestServer({ settings: { trustProxy: true } });
    const attempt = async (claim: string) => {
      const init = jsonPost({ name: claim, password: 'x' });
      const forwarded = { 'x-forwarded-for': `${claim}, 203.0.113.1` };
      return proxied.fetch(login, { ...init, headers: { ...init.headers, ...forwarded } });
    };
    const statuses = [];
    for (let claim = 0; claim <= 30; claim += 1) {
      statuses.push((await attempt(`198.51.100.${claim}`)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    await proxied.close();
  });

  test('forwarded headers of other senders are ignored', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' };
    const answer = await server.fetch('/healthz', { headers });
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });
});

describe('a public origin', () => {
  const asked = async (publicOrigin: string, address: string) => {
    const given = await openTestServer({ settings: { publicOrigin } });
    const answer = await given.fetch(address);
    await given.close();
    return answer;
  };

  test.each([
    ['https://facturatie.test', '', 404],
    ['https://facturatie.test', ':443', 404],
    ['https://facturatie.test', ':8443', 421],
    ['https://facturatie.test:8443', ':8443', 404],
    ['http://facturatie.test', '', 404],
    ['https://elsewhere.test', '', 421],
    ['https://test', '', 421],
  ])(
    '%s is what the host http://facturatie.test%s is held against',
    async (origin, port, status) => {
      expect((await asked(origin, `${port}/nothing`)).status).toBe(status);
    },
  );

  test('is named in the answer to a request to another host', async () => {
    const answer = await asked('https://elsewhere.test', '/');
    expect(await answer.json()).toEqual({
      message:
        'De server antwoordt niet op dit adres. Gebruik het adres dat de beheerder instelde (PUBLIC_ORIGIN).',
      errors: {},
    });
  });

  test('over TLS makes every answer instruct the browser to stay on it', async () => {
    const answer = await asked('https://elsewhere.test', '/healthz');
    expect(answer.status).toBe(200);
    expect(answer.headers.has('strict-transport-security')).toBe(true);
  });
});

describe('an internal error', () => {
  test('the answer holds only a number, under which the log has the cause', async () => {
    const broken = await openTestServer();
    const brokenToken = await broken.accessToken();
    await broken.db.schema.alterTable('customers').renameTo('elsewhere').execute();
    const answer = await broken.fetch(customers, bearer(brokenToken));
    expect(answer.status).toBe(500);
    const id = answer.headers.get('x-request-id');
    expect(await answer.json()).toEqual({
      message: `Er ging iets mis op de server. Er is niets bewaard; probeer opnieuw (aanvraag ${id}).`,
      errors: {},
    });
    expect(broken.log.find(({ level }) => level === 'error')).toEqual({
      level: 'error',
      event: 'requestFailed',
      fields: { id, method: 'GET', route: customers, error: textLike(/customers/) },
    });
    await broken.close();
  });
});

describe('the log', () => {
  test('has one line per request, without search text or user', async () => {
    await server.fetch(`${customers}?q=Jan+Janssens`, bearer(token));
    await server.fetch('/api/v1/auth/klanten-van-jan');
    expect(server.log).toEqual([
      {
        level: 'info',
        event: 'requestServed',
        fields: {
          id: textLike(/^[0-9a-f]{16}$/),
          method: 'GET',
          route: customers,
          status: 200,
          ms: 0,
        },
      },
      {
        level: 'info',
        event: 'requestServed',
        fields: { id: textLike(/./), method: 'GET', route: 'unknown', status: 404, ms: 0 },
      },
    ]);
  });
});

describe('health', () => {
  test('/healthz and /readyz respond while the server is healthy', async () => {
    expect(await (await server.fetch('/healthz')).json()).toEqual({ status: 'alive' });
    expect(await (await server.fetch('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('/readyz fails and the log has the cause when migrations or the database are missing', async () => {
    const behind = await openTestServer();
    await behind.db.deleteFrom('migrations').execute();
    expect((await behind.fetch('/readyz')).status).toBe(503);
    await behind.db.schema.dropTable('migrations').execute();
    const answer = await behind.fetch('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message: 'De server is nog niet klaar.', errors: {} });
    const reasons = behind.log.filter(({ event }) => event === 'serverNotReady');
    expect(reasons.map(({ fields }) => fields['reason'])).toEqual([
      'migrations missing',
      expect.stringContaining('migrations'),
    ]);
    expect((await behind.fetch('/healthz')).status).toBe(200);
    await behind.close();
  });
});
