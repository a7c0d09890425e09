import { createMemoryHistory } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AppView } from './AppRoot.tsx';
import { createApp } from './createApp.ts';
import { marginsShownAtom } from './state/margins.ts';
import { pageSizeAtom } from './state/pageSize.ts';
import { userAtom } from './state/session.ts';
import { storageInMemory } from './state/storageInMemory.ts';

async function openApp() {
  const app = await createApp({
    history: createMemoryHistory({ initialEntries: ['/'] }),
    storage: storageInMemory(),
    send: async () => new Response(null, { status: 503 }),
    cookie: () => undefined,
  });
  return { app, store: app.context.store };
}

test('two apps on one page share no state', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const [one, other] = [await openApp(), await openApp()];
  const places = [one, other].map(() => document.body.appendChild(document.createElement('div')));
  const roots = places.map((place) => createRoot(place));
  onTestFinished(async () => {
    await act(async () => roots.forEach((root) => root.unmount()));
    places.forEach((place) => place.remove());
    vi.unstubAllGlobals();
  });
  await act(async () => {
    roots[0]?.render(<AppView app={one.app} />);
    roots[1]?.render(<AppView app={other.app} />);
  });
  await act(async () => {
    one.store.set(userAtom, { name: 'els', token: { accessToken: 'token-1' } });
    one.store.set(pageSizeAtom, 50);
    one.store.set(marginsShownAtom, true);
    await one.app.router.navigate({ to: '/' });
  });
  expect(places.map((place) => place.textContent.includes('Logout'))).toEqual([true, false]);
  expect(other.store.get(userAtom)).toBeUndefined();
  expect([one, other].map(({ store }) => store.get(pageSizeAtom))).toEqual([50, 10]);
  expect([one, other].map(({ store }) => store.get(marginsShownAtom))).toEqual([true, false]);
});
