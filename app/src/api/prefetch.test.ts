import { expect, test } from 'vitest';
import { createPrefetch } from './prefetch.ts';

/** A server that answers each request with its number and its address. */
function server() {
  const sent: { readonly url: string; readonly headers?: HeadersInit | undefined }[] = [];
  const { prefetch, send } = createPrefetch(async (url, init) => {
    sent.push({ url, headers: init?.headers });
    if (url === '/away') throw new TypeError('Failed to fetch');
    return new Response(`${sent.length} ${url}`, { status: 404, headers: { etag: '"1"' } });
  });
  const textOf = async (url: string) => (await send(url)).text();
  return { prefetch, send, sent, textOf };
}

test('the first call gets the prefetched answer, whole, and no later one', async () => {
  const { prefetch, send, sent, textOf } = server();
  prefetch('/list', { authorization: 'Bearer t' });
  expect(sent).toEqual([{ url: '/list', headers: { authorization: 'Bearer t' } }]);
  const answer = await send('/list');
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
    404,
    '"1"',
    '1 /list',
  ]);
  expect(await textOf('/list')).toBe('2 /list');
});

test('a first call of another URL is sent, and the prefetched answer is dropped', async () => {
  const { prefetch, textOf } = server();
  prefetch('/list', {});
  expect(await textOf('/other')).toBe('2 /other');
  expect(await textOf('/list')).toBe('3 /list');
});

test('nothing is prefetched after a first call', async () => {
  const { prefetch, sent, textOf } = server();
  await textOf('/other');
  prefetch('/list', {});
  expect(sent.map(({ url }) => url)).toEqual(['/other']);
});

test('a failed prefetch fails only the call that uses it', async () => {
  const { prefetch, send, textOf } = server();
  prefetch('/away', {});
  await expect(send('/away')).rejects.toThrow('Failed to fetch');
  expect(await textOf('/list')).toBe('2 /list');
});
