import { Provider } from 'jotai/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';
import { createApp } from './createApp.ts';
import { family } from './letters.css.ts';
import { readCookie } from './readCookie.ts';
import { settleLetters } from './settleLetters.ts';
import { createStartUp } from './state/startUp.ts';
import { createStore } from './state/store.ts';

const store = createStore();
const startUp = createStartUp(
  () =>
    createApp({
      store,
      storage: window.localStorage,
      send: (url, init) => fetch(url, init),
      cookie: (name) => readCookie(document.cookie, name),
    }),
  (error) => console.error(error),
);

// When the code of a page cannot be fetched, the router would reload the document at once, and with
// the server away leave the app for good. Answered here, the failure becomes a BrokenScreen instead.
window.addEventListener('vite:preloadError', (event) => event.preventDefault());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
const page = createRoot(root);
void store.set(startUp.beginAtom);
void settleLetters(document, family).then(() =>
  page.render(
    <StrictMode>
      <Provider store={store}>
        <AppRoot startUp={startUp} />
      </Provider>
    </StrictMode>,
  ),
);
