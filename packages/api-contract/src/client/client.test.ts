import { percent } from '@facturatie/invoice-engine';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import type { ClientOptions } from './createCaller.ts';
import { createClient } from './createClient.ts';
import type { Send } from './request.ts';

const query = { page: 1, perPage: 10, search: '' } as const;
const credentials = { name: 'demo', password: 'geheim' };
const signedIn = { data: { name: 'demo', token: { access_token: 't-1' } } };
const noCustomers = { klanten: { data: [], links: [], last_page: 1, total: 0 } };

/** A client that is signed in, whose fetch returns the given answers and records the requests. */
function clientFor(answer: Send, options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const client = createClient({
    token: () => 'secret',
    cookie: (name) => (name === 'XSRF-TOKEN' ? 'forgery' : undefined),
    fetch: async (url, init) => {
      sent.push(new Request(new URL(url, 'https://page.test'), init));
      return answer(url, init);
    },
    ...options,
  });
  return { client, sent };
}

const answering = (body: unknown, status = 200) => clientFor(async () => json(body, status));

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
}

describe('a call', () => {
  test('sends its query and gives the answer in English', async () => {
    const row = { Klantnummer: '7', Naambedrijf: 'Bakkerij Els', Plaats: 'Gent' };
    const { client, sent } = answering({
      klanten: { data: [row], links: [{ label: '1', active: true }], last_page: 4, total: 31 },
    });
    const { customers } = await client.listCustomers({
      query: { page: 2, perPage: 50, search: 'café & co' },
    });
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(sent[0]?.url).toBe(
      'https://page.test/api/v1/auth/klanten?page=2&per_page=50&q=caf%C3%A9+%26+co',
    );
    expect(customers).toMatchObject({
      data: [{ number: '7', companyName: 'Bakkerij Els', city: 'Gent', email: '' }],
      links: [{ label: '1', active: true }],
      lastPage: 4,
      total: 31,
    });
  });

  test('sends its body as JSON', async () => {
    const { client, sent } = answering(signedIn);
    const { data } = await client.login({ body: credentials });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[0]?.headers.get('accept')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual(credentials);
    expect(data).toEqual({ name: 'demo', token: { accessToken: 't-1' } });
  });

  test('accepts an empty body where none is declared', async () => {
    const { client } = clientFor(async () => new Response(null, { status: 204 }));
    expect(await client.logout()).toBeUndefined();
  });

  test('uses the base URL', async () => {
    const { client, sent } = clientFor(async () => json(noCustomers), {
      baseUrl: 'https://api.test/office',
    });
    await client.listCustomers({ query });
    expect(sent[0]?.url).toMatch(/^https:\/\/api\.test\/office\/api\/v1\/auth\/klanten\?/);
  });

  test("uses the platform's fetch when it gets none", async () => {
    const platformFetch = vi.fn<typeof fetch>(async () => json(noCustomers));
    vi.stubGlobal('fetch', platformFetch);
    const client = createClient({ token: () => undefined, cookie: () => undefined });
    await client.listCustomers({ query });
    vi.unstubAllGlobals();
    expect(platformFetch).toHaveBeenCalledOnce();
  });
});

describe('what a call says about the session', () => {
  test('sends the bearer token with the calls that need one', async () => {
    const { client, sent } = answering(noCustomers);
    await client.listCustomers({ query });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  test('sends no bearer token with the others', async () => {
    const { client, sent } = answering(signedIn);
    await client.login({ body: credentials });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('is the current token, and absent when signed out', async () => {
    const tokens = ['first', 'second', undefined];
    const { client, sent } = clientFor(async () => json(noCustomers), {
      token: () => tokens.shift(),
    });
    await client.listCustomers({ query });
    await client.listCustomers({ query });
    await client.listCustomers({ query });
    expect(sent.map((request) => request.headers.get('authorization'))).toEqual([
      'Bearer first',
      'Bearer second',
      null,
    ]);
  });

  test('is the anti-forgery token on a relative call that changes something', async () => {
    const { client, sent } = answering(signedIn);
    await client.login({ body: credentials });
    const body = { name: 'Horeca', discount: percent(0), notes: '' };
    await errorOf(client.updateCustomerGroup({ params: { id: 7 }, body }));
    await client.deleteCustomerGroup({ params: { id: 7 } });
    expect(sent.map(({ method, headers }) => [method, headers.get('x-xsrf-token')])).toEqual([
      ['POST', 'forgery'],
      ['PUT', 'forgery'],
      ['DELETE', 'forgery'],
    ]);
  });

  test('is no anti-forgery token on a call that reads', async () => {
    const { client, sent } = answering(noCustomers);
    await client.listCustomers({ query });
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });

  test('is no anti-forgery token without the cookie', async () => {
    const { client, sent } = clientFor(async () => json(signedIn), { cookie: () => undefined });
    await client.login({ body: credentials });
    expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
  });

  test.each(['https://api.test', 'HTTP://api.test', '//api.test'])(
    'never takes the anti-forgery token to another place: %s',
    async (baseUrl) => {
      const { client, sent } = clientFor(async () => json(signedIn), { baseUrl });
      await client.login({ body: credentials });
      expect(sent[0]?.headers.has('x-xsrf-token')).toBe(false);
    },
  );
});

describe('a call that fails', () => {
  test('says connection when the server is not reached', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = clientFor(() => Promise.reject(cause));
    const error = await errorOf(client.listCustomers({ query }));
    expect(error).toMatchObject({ kind: 'connection', status: 0, messages: { errors: {} } });
  });

  test('says connection when the answer breaks off', async () => {
    const { client } = clientFor(async () => new Response(brokenStream()));
    const error = await errorOf(client.listCustomers({ query }));
    expect(error).toMatchObject({ kind: 'connection', status: 0 });
  });

  test('says connection for an answer of status 0', async () => {
    const { client } = clientFor(async () => Response.error());
    const error = await errorOf(client.listCustomers({ query }));
    expect(error).toMatchObject({ kind: 'connection', status: 0 });
  });

  test('says unauthorized for status 401, with the message of the body', async () => {
    const { client } = answering({ message: 'Onbekende gebruiker' }, 401);
    const error = await errorOf(client.login({ body: credentials }));
    expect(error).toMatchObject({
      kind: 'unauthorized',
      status: 401,
      messages: { message: 'Onbekende gebruiker', errors: {} },
    });
  });

  test.each([400, 403, 404, 409, 422, 429, 500, 503])('says status for %i', async (status) => {
    const { client } = answering({ message: 'Nee' }, status);
    const error = await errorOf(client.listCustomers({ query }));
    expect(error).toMatchObject({ kind: 'status', status, messages: { message: 'Nee' } });
  });

  test('gives the messages by field under English names', async () => {
    const body = { message: 'Ongeldig', errors: { per_page: ['Kies 10'], nieuw: 'Onbekend' } };
    const { client } = answering(body, 422);
    const error = await errorOf(client.listCustomers({ query }));
    expect(error.messages).toEqual({
      message: 'Ongeldig',
      errors: { perPage: ['Kies 10'], nieuw: ['Onbekend'] },
    });
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['text', 'kapot'],
    ['a list', [{ message: 'x' }]],
    ['fields of other types', { message: 5, errors: [['x']] }],
    ['errors without messages', { errors: { constructor: [1, null, ' '], q: {} } }],
  ])('has no messages when the body is %s', async (_, body) => {
    const { client } = answering(body, 500);
    const error = await errorOf(client.listCustomers({ query }));
    expect(error.messages).toEqual({ errors: {} });
  });

  test('keeps the status when the body is no JSON', async () => {
    const { client } = clientFor(
      async () =>
        new Response('<h1>Bad gateway</h1>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        }),
    );
    const error = await errorOf(client.listCustomers({ query }));
    expect(error).toMatchObject({ kind: 'status', status: 502, messages: { errors: {} } });
  });

  test.each<[string, Response, string]>([
    ['lacks a field', json({ klanten: { data: [], links: [], total: 0 } }), 'klanten.last_page'],
    ['is of another shape', json([]), ''],
    ['is no JSON', new Response('{"klanten":', { headers: jsonType() }), ''],
    [
      'is a page',
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      '',
    ],
    ['is empty', new Response(null, { status: 204 }), ''],
  ])('says malformed when a good answer %s', async (_, response, path) => {
    const { client } = clientFor(async () => response);
    const error = await errorOf(client.listCustomers({ query }));
    expect(error).toMatchObject({ kind: 'malformed', status: response.status });
    expect(error.issues.map((issue) => issue.path)).toEqual([path]);
  });

  test('is not tried again', async () => {
    const { client, sent } = answering({}, 503);
    await errorOf(client.listCustomers({ query }));
    expect(sent).toHaveLength(1);
    const unreachable = clientFor(() => Promise.reject(new TypeError('fetch failed')));
    await errorOf(unreachable.client.listCustomers({ query }));
    expect(unreachable.sent).toHaveLength(1);
  });

  test('contains the name of the call, never the request', async () => {
    const { client } = answering({}, 500);
    const error = await errorOf(client.login({ body: credentials }));
    expect(error.message).toBe('login: status (500)');
  });

  test('rethrows an error of the caller unchanged, not as a connection error', async () => {
    const { client } = clientFor(async () => json(noCustomers), {
      token: () => {
        throw new TypeError('no store');
      },
    });
    await expect(client.listCustomers({ query })).rejects.toThrow(new TypeError('no store'));
  });
});

describe('a call that is stopped', () => {
  const untilStopped: Send = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });

  test('fails with an AbortError while it waits for the answer', async () => {
    const controller = new AbortController();
    const { client } = clientFor(untilStopped);
    const call = client.listCustomers({ query }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('fails with an AbortError for any reason that is given', async () => {
    const controller = new AbortController();
    const { client } = clientFor(untilStopped);
    const call = client.listCustomers({ query }, { signal: controller.signal });
    controller.abort('another page');
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('fails with an AbortError when its fetch ignores the signal', async () => {
    const controller = new AbortController();
    const { client } = clientFor(async () => {
      controller.abort();
      return json(noCustomers);
    });
    const call = client.listCustomers({ query }, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('fails with an AbortError when it was stopped before it began', async () => {
    const client = createClient({
      baseUrl: 'http://127.0.0.1:9',
      token: () => undefined,
      cookie: () => undefined,
    });
    const call = client.listCustomers({ query }, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

function jsonType(): HeadersInit {
  return { 'content-type': 'application/json' };
}

function brokenStream(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"klanten":'));
      controller.error(new TypeError('terminated'));
    },
  });
}
