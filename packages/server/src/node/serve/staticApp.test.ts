import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer } from '../../testing/openTestServer.ts';
import type { TestServer } from '../../testing/openTestServer.ts';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import { openStaticApp } from './staticApp.ts';

const folder = temporaryFolder();
const dist = folder.file('dist');
const page = '<!doctype html><title>Facturatie</title>';
const loginPage = '<!doctype html><title>Aanmelden</title>';
const script = `console.log(${JSON.stringify('facturatie '.repeat(500))});`;

let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(dist, 'types'));
  writeFileSync(folder.file('secret.txt'), 'secret');
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'login.html'), loginPage);
  writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'assets', 'index-a1b2c3d4.js'), script);
  writeFileSync(join(dist, 'types', 'main.d.ts'), 'export {};');
  symlinkSync(folder.file('secret.txt'), join(dist, 'link.txt'));
  server = await openTestServer({ staticApp: await openStaticApp(dist) });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const asset = '/assets/index-a1b2c3d4.js';

describe('the page', () => {
  test.each([
    '/',
    '/klanten',
    '/klanten?p=3&pp=20',
    '/verkopen/facturen/20261100042',
    '/a.b/c',
    '/%ff',
  ])('answers %s, a route of the app', async (path) => {
    const answer = await server.fetch(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await answer.text()).toBe(page);
  });

  test.each(['/login', '/login?returnUrl=%2Fklanten'])(
    'of a route with HTML of its own is that: %s',
    async (path) => {
      const answer = await server.fetch(path);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toBe(loginPage);
    },
  );

  test('is not sent again while the browser has this version cached', async () => {
    const etag = (await server.fetch('/')).headers.get('etag') ?? '';
    const again = await server.fetch('/klanten', {
      headers: { 'if-none-match': `"x", W/${etag}` },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await server.fetch('/', { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  test('HEAD gets the headers of GET, and no content', async () => {
    const answer = await server.fetch('/klanten', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(page.length));
    expect(await answer.text()).toBe('');
  });
});

describe('an asset', () => {
  test('is cached for a year: its name changes with its content', async () => {
    const answer = await server.fetch(asset);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(script);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', null],
    ['br;q=0.0', null],
  ])('asked with accept-encoding %s comes as %s', async (accepted, encoding) => {
    const answer = await server.fetch(asset, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(body.length));
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const content = encoding === null ? body : unpack[encoding as 'br' | 'gzip'](body);
    expect(content.toString()).toBe(script);
    expect(body.length < script.length / 10).toBe(encoding !== null);
  });

  test('has another tag in each encoding', async () => {
    const tag = async (encoding: string) =>
      (await server.fetch(asset, { headers: { 'accept-encoding': encoding } })).headers.get('etag');
    expect(new Set([await tag('br'), await tag('gzip'), await tag('identity')]).size).toBe(3);
  });

  test.each([
    '/assets/gone-00000000.js',
    '/assets/',
    '/assets/no-extension',
    '/gone.css',
    '/robots.txt',
  ])('that is missing (%s) is not found, instead of being the page', async (path) => {
    const answer = await server.fetch(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what is not part of the app', () => {
  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/link.txt',
    '/secret.txt%00.js',
    '/index-a1b2c3d4.js.br',
    '/types/main.d.ts',
    '/assets/index-a1b2c3d4.js.br',
  ])('is never read: %s', async (path) => {
    const answer = await server.fetch(path);
    expect(await answer.text()).not.toMatch(/secret|export/);
    expect(answer.headers.get('content-type')).toMatch(/application\/json|text\/html/);
  });

  test('cannot be written: the app takes only GET and HEAD', async () => {
    const answer = await server.fetch('/index.html', { method: 'PUT', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('an unknown call gets an error, never the page', async () => {
    const answer = await server.fetch('/api/v1/auth/nothing');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('application/json');
  });
});

describe('compressed files', () => {
  const sibling = join(dist, 'assets', 'index-a1b2c3d4.js.br');

  test('are stored beside their originals, for the next start', async () => {
    expect(existsSync(sibling)).toBe(true);
    writeFileSync(sibling, 'as kept');
    const app = await openStaticApp(dist);
    const headers = { 'accept-encoding': 'br' };
    const answer = app.respond(new Request(`http://x${asset}`, { headers }));
    expect(await answer?.text()).toBe('as kept');
  });

  test('are created again when the original is newer', async () => {
    writeFileSync(sibling, 'outdated');
    utimesSync(sibling, 1, 1);
    const app = await openStaticApp(dist);
    const headers = { 'accept-encoding': 'br' };
    const answer = app.respond(new Request(`http://x${asset}`, { headers }));
    const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });
});

test.each(['empty', 'missing'])(
  'a folder without an app (%s) is a clear reason not to start',
  async (name) => {
    const empty = folder.file(name);
    if (name === 'empty') mkdirSync(empty);
    await expect(openStaticApp(empty)).rejects.toThrow(
      `APP_DIR ${empty} holds no built app (no index.html): npm start builds it.`,
    );
    rmSync(empty, { recursive: true, force: true });
  },
);
