import { ApiError } from '@facturatie/api-contract';
import { toast } from '@facturatie/ui/Toasts';
import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Resource } from '../../state/resource.ts';
import { requestResource } from './requestResource.ts';

const reported = vi.spyOn(toast, 'error');
beforeEach(() => void reported.mockClear());

/** The outcome, as a screen that opens now shows it. */
const outcomeOf = ({ outcomeAtom }: Resource<unknown>) => createStore().get(outcomeAtom);

/** Shows the outcome until the answer is called. */
function show({ outcomeAtom }: Resource<unknown>, store = createStore(), changed = () => {}) {
  return store.sub(outcomeAtom, changed);
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

test('is loading, then ready, and notifies its subscribers', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const resource = requestResource(() => promise);
  const changed = vi.fn();
  const store = createStore();
  show(resource, store, changed);
  expect(store.get(resource.outcomeAtom)).toEqual({ status: 'loading' });
  resolve('page 1');
  await turn();
  expect(store.get(resource.outcomeAtom)).toEqual({ status: 'ready', value: 'page 1' });
  expect(changed).toHaveBeenCalledOnce();
});

test('keeps a failure as its outcome instead of throwing it', async () => {
  const error = new Error('no connection');
  const resource = requestResource(() => Promise.reject(error));
  await turn();
  expect(outcomeOf(resource)).toEqual({ status: 'failed', error });
});

test("§8 shows a failure in a toast 'Fout!' for each message, under another title where asked", async () => {
  const error = new ApiError({
    call: 'getThing',
    kind: 'status',
    status: 422,
    messages: { message: 'Dit kan niet.', errors: { page: ['Te groot.'], q: ['Te lang.'] } },
  });
  requestResource(() => Promise.reject(error));
  await turn();
  expect(reported.mock.calls).toEqual([
    [{ title: 'Fout!', description: 'Dit kan niet. (fout 422)' }],
    [{ title: 'Fout!', description: 'Te groot.' }],
    [{ title: 'Fout!', description: 'Te lang.' }],
  ]);
  requestResource(() => Promise.reject(error), undefined, 'Backend Error!');
  await turn();
  expect(reported.mock.calls[3]).toEqual([
    { title: 'Backend Error!', description: 'Dit kan niet. (fout 422)' },
  ]);
});

test('an ended session and an aborted request show no toast', async () => {
  const ended = new ApiError({ call: 'getThing', kind: 'unauthorized', status: 401 });
  requestResource(() => Promise.reject(ended));
  const router = new AbortController();
  const { promise, reject } = Promise.withResolvers<string>();
  requestResource(() => promise, router.signal);
  router.abort();
  reject(new ApiError({ call: 'getThing', kind: 'connection', status: 0 }));
  await turn();
  expect(reported).not.toHaveBeenCalled();
});

test('is aborted when its last subscriber leaves', async () => {
  let aborted: AbortSignal | undefined;
  const resource = requestResource((signal) => {
    aborted = signal;
    return new Promise(() => {});
  });
  show(resource)();
  await turn();
  expect(aborted?.aborted).toBe(true);
});

test('continues when its subscriber returns in time', async () => {
  let aborted: AbortSignal | undefined;
  const resource = requestResource((signal) => {
    aborted = signal;
    return new Promise(() => {});
  });
  show(resource)();
  show(resource);
  await turn();
  expect(aborted?.aborted).toBe(false);
});

test('ignores the response after an abort', async () => {
  const router = new AbortController();
  const { promise, resolve } = Promise.withResolvers<string>();
  const resource = requestResource(() => promise, router.signal);
  router.abort();
  resolve('too late');
  await turn();
  expect(outcomeOf(resource)).toEqual({ status: 'loading' });
});
