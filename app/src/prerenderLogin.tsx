import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { AppPage } from './AppPage.tsx';
import { createApp } from './createApp.ts';
import { productName, text } from './intl/nl-BE.ts';
import { family } from './fonts/fonts.css.ts';
import { createStartUp } from './state/startUp.ts';
import { storageInMemory } from './state/storageInMemory.ts';
import { createStore } from './state/store.ts';

/** Prerenders the login page for a signed-out user; `family` is its font family. */
export async function prerenderLogin(): Promise<{
  title: string;
  family: string;
  html: string;
}> {
  const store = createStore();
  const startUp = createStartUp(
    () =>
      createApp({
        store,
        history: createMemoryHistory({ initialEntries: ['/login'] }),
        storage: storageInMemory(),
        send: () => Promise.reject(new Error('The login page makes no call to be shown.')),
        cookie: () => undefined,
      }),
    (error) => {
      throw error;
    },
  );
  await store.set(startUp.beginAtom);
  return {
    title: `${text.login.documentTitle} – ${productName}`,
    family,
    html: renderToString(<AppPage store={store} startUp={startUp} />),
  };
}
