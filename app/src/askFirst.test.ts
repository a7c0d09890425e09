import { expect, test } from 'vitest';
import { createAskFirst } from './askFirst.ts';

/** A server that answers each request with its number and its address. */
function server() {
  const sent: { readonly url: string; readonly headers?: HeadersInit | undefined }[] = [];
  const { ask, send } = createAskFirst(async (url, init) => {
    sent.push({ url, headers: init?.headers });
    if (url === '/away') throw new TypeError('Failed to fetch');
    return new Response(`${sent.length} ${url}`, { status: 404, headers: { etag: '"1"' } });
  });
  const textOf = async (url: string) => (await send(url)).text();
  return { ask, send, sent, textOf };
}

test('the first call gets the answer to the question asked ahead, whole, and no later one', async () => {
  const { ask, send, sent, textOf } = server();
  ask('/list', { authorization: 'Bearer t' });
  expect(sent).toEqual([{ url: '/list', headers: { authorization: 'Bearer t' } }]);
  const answer = await send('/list');
  expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([
    404,
    '"1"',
    '1 /list',
  ]);
  expect(await textOf('/list')).toBe('2 /list');
});

test('a first call that asks something else is sent, and the answer is given to none', async () => {
  const { ask, textOf } = server();
  ask('/list', {});
  expect(await textOf('/other')).toBe('2 /other');
  expect(await textOf('/list')).toBe('3 /list');
});

test('nothing is asked ahead once something was sent', async () => {
  const { ask, sent, textOf } = server();
  await textOf('/other');
  ask('/list', {});
  expect(sent.map(({ url }) => url)).toEqual(['/other']);
});

test('a question that cannot be sent fails for the call, and for nobody else', async () => {
  const { ask, send, textOf } = server();
  ask('/away', {});
  await expect(send('/away')).rejects.toThrow('Failed to fetch');
  expect(await textOf('/list')).toBe('2 /list');
});
