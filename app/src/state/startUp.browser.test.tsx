import { Provider, useAtomValue } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import { act, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStartUp } from './startUp.ts';
import type { StartUp } from './startUp.ts';

let container: HTMLElement;
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  store = createStore();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  container.remove();
  vi.unstubAllGlobals();
});

/** Shows the progress of `startUp` as 'starting', 'failed' or 'ready: value'. */
async function show(startUp: StartUp<string>): Promise<void> {
  function Progress() {
    const progress = useAtomValue(startUp.stateAtom);
    return progress.status === 'ready' ? `ready: ${progress.value}` : progress.status;
  }
  await act(async () =>
    createRoot(container).render(
      <StrictMode>
        <Provider store={store}>
          <Progress />
        </Provider>
      </StrictMode>,
    ),
  );
}

test('is starting until initialisation completes', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const startUp = createStartUp(() => promise, vi.fn());
  await show(startUp);
  expect(container.textContent).toBe('starting');
  await act(async () => {
    void store.set(startUp.beginAtom);
    resolve('app');
  });
  expect(container.textContent).toBe('ready: app');
});

test('a failure is logged, and a second try can succeed', async () => {
  const refusal = new DOMException('Access is denied', 'SecurityError');
  const initialise = vi.fn<() => Promise<string>>();
  initialise.mockRejectedValueOnce(refusal).mockResolvedValueOnce('app');
  const log = vi.fn();
  const startUp = createStartUp(initialise, log);
  await show(startUp);
  await act(() => store.set(startUp.beginAtom));
  expect(container.textContent).toBe('failed');
  expect(log.mock.calls).toEqual([[refusal]]);
  await act(() => store.set(startUp.beginAtom));
  expect(container.textContent).toBe('ready: app');
});
