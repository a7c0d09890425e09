import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { AppPage } from './AppPage.tsx';
import { createApp } from './createApp.ts';
import { productName, text } from './intl/nl-BE.ts';
import { family } from './fonts/fonts.css.ts';
import { createStartUp } from './state/startUp.ts';
import { storageInMemory } from './state/storageInMemory.ts';
import { createStore } from './state/store.ts';

/**
 * Renders what is shown before any script runs, for the build: the start-up screen, and the login page of a
 * signed-out user. `family` is the first font family of the theme, in CSS notation.
 */
export async function prerender(): Promise<{
  family: string;
  startUp: string;
  login: { title: string; html: string };
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
  const render = () => renderToString(<AppPage store={store} startUp={startUp} />);
  const starting = render();
  await store.set(startUp.beginAtom);
  return {
    family,
    startUp: starting,
    login: { title: `${text.login.documentTitle} – ${productName}`, html: render() },
  };
}
