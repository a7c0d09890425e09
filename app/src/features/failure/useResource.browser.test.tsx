import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useResource } from '../../state/resource.ts';
import type { Resource } from '../../state/resource.ts';
import { requestResource } from './requestResource.ts';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

function Shown({ resource }: { resource: Resource<string> }) {
  const state = useResource(resource);
  return 'value' in state ? `${state.status}: ${state.value}` : state.status;
}

const show = (resource: Resource<string>) =>
  act(async () =>
    root.render(
      <StrictMode>
        <Shown resource={resource} />
      </StrictMode>,
    ),
  );

test('the earlier answer stays, as stale, while a newer one is on its way', async () => {
  await show(requestResource(async () => 'page 1'));
  expect(container.textContent).toBe('ready: page 1');
  const { promise, resolve } = Promise.withResolvers<string>();
  await show(requestResource(() => promise));
  expect(container.textContent).toBe('stale: page 1');
  await act(async () => resolve('page 2'));
  expect(container.textContent).toBe('ready: page 2');
});

test('after a failure nothing earlier is shown, not even while trying again', async () => {
  await show(requestResource(async () => 'page 1'));
  await show(requestResource(() => Promise.reject(new Error('no connection'))));
  expect(container.textContent).toBe('failed');
  await show(requestResource(() => new Promise(() => {})));
  expect(container.textContent).toBe('loading');
});

test('a request that is no longer shown is aborted; the shown one continues', async () => {
  const signals: AbortSignal[] = [];
  const pending = () =>
    requestResource<string>((signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
  await show(pending());
  await show(pending());
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
});
