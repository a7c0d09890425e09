import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database/openTestDatabase.ts';
import type { TestDatabase } from '../../testing/database/openTestDatabase.ts';
import { textLike } from '../../testing/answers.ts';
import { runningServerProcess, tokenOf } from '../../testing/processes/serverProcess.ts';
import type { ServerProcess } from '../../testing/processes/serverProcess.ts';
import type { Environment } from '../settings.ts';

vi.setConfig({ testTimeout: 60_000 });

let database: TestDatabase;
let server: ServerProcess;

/** With demo data only for tests that sign in: filling it takes a while. */
async function start(environment: Environment = {}): Promise<void> {
  database = await openTestDatabase();
  server = await runningServerProcess({ ...database.environment, DEMO: '0', ...environment });
}

async function end(): Promise<void> {
  server.process.kill('SIGKILL');
  await server.ended;
  await database.close();
}

/** A login whose body has only begun to arrive; the server is waiting for the rest. */
async function halfALogin(): Promise<ClientRequest> {
  const login = request(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  login.on('error', () => undefined);
  login.flushHeaders();
  await once(login, 'continue');
  login.write('{"name":"demo",');
  return login;
}

describe('a server that is stopped', () => {
  afterEach(end);

  test('finishes a running request, accepts no new one, and exits with code 0', async () => {
    await start({ DEMO: '1' });
    const login = await halfALogin();
    server.process.kill('SIGTERM');
    await server.wrote('Stopping');
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
    const answered = once(login, 'response') as Promise<[IncomingMessage]>;
    login.end('"password":"demo"}');
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toContain('access_token');
    expect((await server.ended).code).toBe(0);
  });

  test('cuts off a request that outlasts the limit', async () => {
    await start({ STOP_SECONDS: '1' });
    const login = await halfALogin();
    const cutOff = once(login, 'error');
    server.process.kill('SIGTERM');
    expect(await cutOff).toMatchObject([{ code: 'ECONNRESET' }]);
    expect((await server.ended).code).toBe(0);
  });

  test('ends at once at the second signal', async () => {
    await start({ STOP_SECONDS: '3600' });
    await halfALogin();
    server.process.kill('SIGTERM');
    await server.wrote('Stopping');
    const again = setInterval(() => server.process.kill('SIGTERM'), 100);
    expect((await server.ended).code).toBe(1);
    clearInterval(again);
  });
});

/** Sends bytes as they are and reads until the server closes. */
async function raw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

describe('over a real connection', () => {
  beforeAll(() => start());
  afterAll(end);

  test('a body beyond the limit is refused, announced or not', async () => {
    const body = 'x'.repeat(2 * 1024 * 1024);
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const address = `${server.url}/api/v1/auth/login`;
    expect((await fetch(address, { ...init, body })).status).toBe(413);
    const stream = new Blob([body]).stream();
    const streamed = { ...init, body: stream, duplex: 'half' } as RequestInit;
    expect((await fetch(address, streamed)).status).toBe(413);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  test('a path that climbs out of the app is answered with the app or not found', async () => {
    for (const path of [
      '/../../../../package.json',
      '/assets/../../x.js',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const { host } = new URL(server.url);
      const head = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close`;
      const answer = await raw(`${head}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (200|404) /);
      expect(answer).not.toMatch(/"version"|root:/);
    }
  });

  /** A head whose lines are longer together than Node reads. */
  const tooLong = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n`;

  test.each([
    ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: bad host\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\n'],
    ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n'],
    ['nonsense', 400, 'NONSENSE\r\n'],
    ['a tunnel', 400, 'CONNECT localhost:443 HTTP/1.1\r\nHost: localhost\r\n'],
    ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: HERE\r\nExpect: wonders\r\n'],
    ['a head that is too long', 431, tooLong],
  ])(
    '%s is refused as any other request, and the server continues',
    async (_case, status, head) => {
      const here = head.replace('HERE', new URL(server.url).host);
      const answer = await raw(`${here}Connection: close\r\n\r\n`);
      const [headers = '', body = ''] = answer.split('\r\n\r\n');
      expect(headers).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(headers).toMatch(/^content-security-policy: default-src 'none'; /im);
      expect(headers).toMatch(/^x-content-type-options: nosniff\r$/im);
      expect(headers).toMatch(/^cache-control: no-store\r$/im);
      expect(headers).toMatch(/^x-request-id: [0-9a-f]{16}\r$/im);
      expect(headers).toMatch(/^content-type: application\/json\r$/im);
      expect(JSON.parse(body)).toEqual({ message: textLike(/^De .+\.$/), errors: {} });
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    },
  );

  test('invalid data after a request does not replace its response', async () => {
    const first = `GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const answers = await raw(`${first}NONSENSE\r\n\r\n`);
    expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200']);
  });

  const asking = (host: string, path = '/', version = '1.1') =>
    raw(
      `GET ${path} HTTP/${version}\r\n${host && `Host: ${host}\r\n`}Connection: close\r\n\r\n`,
    ).then((answer) => Number(answer.split(' ')[1]));

  test('it responds at its own address, and to no other host name', async () => {
    const { port } = new URL(server.url);
    for (const host of ['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]']) {
      expect([host, await asking(`${host}:${port}`)]).toEqual([host, 200]);
    }
    for (const host of ['rebound.example', 'localhost.rebound.example', '10.0.0.7', '127.0.0.2']) {
      expect([host, await asking(`${host}:${port}`)]).toEqual([host, 421]);
    }
    expect(await asking('localhost')).toBe(421);
    expect(await asking('localhost:1')).toBe(421);
  });

  test.each(['/healthz', '/readyz'])('%s responds under any host name', async (path) => {
    expect(await asking('10.0.0.7', path)).toBe(200);
    expect(await asking('server-3.internal:8080', path)).toBe(200);
    expect(await asking('', path, '1.0')).toBe(200);
  });
});

describe('a server that listens on every address', () => {
  afterEach(end);

  test('answers at the address that it prints', async () => {
    await start({ HOST: '0.0.0.0' });
    expect(new URL(server.url).hostname).toBe('0.0.0.0');
    expect((await fetch(server.url)).status).toBe(200);
    expect((await fetch(server.url.replace('0.0.0.0', '127.0.0.2'))).status).toBe(200);
  });
});

describe('the log of a server', () => {
  afterEach(end);

  test('with LOG_FORMAT=json has a line for every request, without searches or tokens', async () => {
    await start({ DEMO: '1', LOG_FORMAT: 'json' });
    const token = await tokenOf(await server.login('demo', 'demo'));
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${server.url}/api/v1/auth/klanten?q=Janssens`, { headers });
    await fetch(`${server.url}/klanten/1001`);
    await raw('NONSENSE\r\n\r\n');
    server.process.kill('SIGTERM');
    const { out } = await server.ended;
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(
      lines.map(({ event, route, status }) => [event, route, status].join(' ').trim()),
    ).toEqual([
      'demoPrepared',
      'vatDatabankInvented',
      'serverStarted',
      'demoLoginOffered',
      'signedIn',
      'requestServed /api/v1/auth/login 200',
      'requestServed /api/v1/auth/klanten 200',
      'requestServed app 200',
      'requestServed unreadable 400',
      'serverStopping',
      'serverStopped',
    ]);
    expect(lines[5]).toEqual({
      time: textLike(/^\d{4}-\d\d-\d\dT.*Z$/),
      level: 'info',
      event: 'requestServed',
      id: textLike(/^[0-9a-f]{16}$/),
      method: 'POST',
      route: '/api/v1/auth/login',
      status: 200,
      ms: lines[5]?.['ms'],
    });
    expect(out).not.toMatch(new RegExp(`Janssens|1001|${token}`));
  });
});
