import { createClient } from '@facturatie/api-contract';
import { afterEach, describe, expect, test } from 'vitest';
import { percent } from '@facturatie/invoice-engine';
import { createBrowserServer, browserUser } from './createBrowserServer.ts';
import type { BrowserServer, BrowserServerOptions } from './createBrowserServer.ts';

const servers: BrowserServer[] = [];

async function open(options: BrowserServerOptions = { customers: 3 }): Promise<BrowserServer> {
  const server = await createBrowserServer(options);
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function clientOf(server: BrowserServer, token?: string) {
  return createClient({ fetch: server.fetch, cookie: server.cookie, token: () => token });
}

describe('a server in a page', () => {
  test('lists its customers to a signed-in user', async () => {
    const server = await open({ customers: 25 });
    const { data: user } = await clientOf(server).login({ body: browserUser });
    const client = clientOf(server, user.token.accessToken);
    const { customers } = await client.listCustomers({
      query: { page: 3, perPage: 10, search: '' },
    });
    expect(customers).toMatchObject({ lastPage: 3, total: 25 });
    expect(customers.data.map(({ number }) => number)).toEqual([
      '1021',
      '1022',
      '1023',
      '1024',
      '1025',
    ]);
  });

  test('has 250 customers by default', async () => {
    const server = await open({});
    const rows = await server.database.selectFrom('customers').select('id').execute();
    expect(rows).toHaveLength(250);
  });

  test('refuses a wrong password and a call without a token', async () => {
    const server = await open();
    const wrong = { ...browserUser, password: 'anders' };
    await expect(clientOf(server).login({ body: wrong })).rejects.toMatchObject({ status: 401 });
    await expect(
      clientOf(server, 'verzonnen').listCustomers({ query: { page: 1, perPage: 10, search: '' } }),
    ).rejects.toMatchObject({ kind: 'unauthorized' });
  });

  test('keeps the cookies of a session until it is signed out', async () => {
    const server = await open();
    expect(server.cookie('XSRF-TOKEN')).toBeUndefined();
    const { data: user } = await clientOf(server).login({ body: browserUser });
    expect(server.cookie('XSRF-TOKEN')).toMatch(/^[0-9a-f]{64}$/);
    expect(server.cookie('session')).toBeUndefined();
    await clientOf(server, user.token.accessToken).logout();
    expect(server.cookie('XSRF-TOKEN')).toBeUndefined();
  });

  test('can save as another user first, who is named in the conflict', async () => {
    const server = await open({ customers: 1 });
    const { data: user } = await clientOf(server).login({ body: browserUser });
    const client = clientOf(server, user.token.accessToken);
    const group = { name: 'Horeca', discount: percent(0), notes: '' };
    const { group: made, version } = await client.createCustomerGroup({ body: group });
    await server.callAsColleague('PUT', `/auth/klantengroep/${made.id}`, { GroepNaam: 'Van An' });
    await expect(
      client.updateCustomerGroup({ params: { id: made.id }, body: group }, { version }),
    ).rejects.toMatchObject({
      status: 409,
      conflict: { changedBy: 'an', current: { group: { name: 'Van An' } } },
    });
  });

  test('does not expose the headers that carry its cookies', async () => {
    const server = await open();
    const answer = await server.fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(browserUser),
    });
    expect(answer.status).toBe(200);
    expect([...answer.headers.keys()].filter((name) => name.includes('cookie'))).toEqual([]);
  });

  test('is the same at every run: customers, tokens, moments', async () => {
    const [one, other] = [await open(), await open()];
    expect(await one.signIn()).toEqual(await other.signIn());
    const rows = (server: BrowserServer) =>
      server.database.selectFrom('customers').selectAll().execute();
    expect(await rows(one)).toEqual(await rows(other));
    const sessions = await one.database.selectFrom('sessions').select('createdAt').execute();
    expect(sessions).toEqual([{ createdAt: Date.UTC(2026, 10, 20, 9) }]);
  });

  test('differs with another seed or clock', async () => {
    const [one, other] = [
      await open(),
      await open({ customers: 3, seed: 2, now: '2027-01-01T00:00:00Z' }),
    ];
    expect(await one.signIn()).not.toEqual(await other.signIn());
    const rows = (server: BrowserServer) =>
      server.database.selectFrom('customers').select('companyName').execute();
    expect(await rows(one)).not.toEqual(await rows(other));
    const sessions = await other.database.selectFrom('sessions').select('createdAt').execute();
    expect(sessions).toEqual([{ createdAt: Date.UTC(2027, 0, 1) }]);
  });

  test('does not handle a request that was aborted before it arrived', async () => {
    const server = await open();
    const login = server.fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(browserUser),
      signal: AbortSignal.abort(),
    });
    await expect(login).rejects.toMatchObject({ name: 'AbortError' });
    expect(await server.database.selectFrom('sessions').select('userId').execute()).toEqual([]);
  });

  test('does not answer a request that is aborted meanwhile', async () => {
    const server = await open();
    const caller = new AbortController();
    const answer = server.fetch('/healthz', { signal: caller.signal });
    caller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('rejects an invalid clock', async () => {
    await expect(createBrowserServer({ now: 'gisteren' })).rejects.toThrow(RangeError);
  });
});
