import { expect, test, vi } from 'vitest';
import { requestResource } from './resource.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('is loading, then ready, and tells its subscribers', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const resource = requestResource(() => promise);
  const changed = vi.fn();
  resource.subscribe(changed);
  expect(resource.outcome()).toEqual({ status: 'loading' });
  resolve('page 1');
  await turn();
  expect(resource.outcome()).toEqual({ status: 'ready', value: 'page 1' });
  expect(changed).toHaveBeenCalledOnce();
});

test('keeps a failure as its outcome instead of throwing it', async () => {
  const error = new Error('no connection');
  const resource = requestResource(() => Promise.reject(error));
  await turn();
  expect(resource.outcome()).toEqual({ status: 'failed', error });
});

test('is aborted when nobody waits for it any more', async () => {
  let aborted: AbortSignal | undefined;
  const resource = requestResource((signal) => {
    aborted = signal;
    return new Promise(() => {});
  });
  resource.subscribe(() => {})();
  await turn();
  expect(aborted?.aborted).toBe(true);
});

test('goes on when its subscriber only left for a moment', async () => {
  let aborted: AbortSignal | undefined;
  const resource = requestResource((signal) => {
    aborted = signal;
    return new Promise(() => {});
  });
  resource.subscribe(() => {})();
  resource.subscribe(() => {});
  await turn();
  expect(aborted?.aborted).toBe(false);
});

test('drops the answer that comes after an abort', async () => {
  const router = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  const resource = requestResource(() => promise, router.signal);
  router.abort();
  resolve('too late');
  await turn();
  expect(resource.outcome()).toEqual({ status: 'loading' });
});
