import { createRoot, hydrateRoot } from 'react-dom/client';
import { AppPage } from './AppPage.tsx';
import { createApp } from './createApp.ts';
import { family } from './fonts/fonts.css.ts';
import { readCookie } from './api/readCookie.ts';
import { settleFonts } from './fonts/settleFonts.ts';
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
const page = <AppPage store={store} startUp={startUp} />;
const started = store.set(startUp.beginAtom);

const render = () => createRoot(root).render(page);
const fonts = () => settleFonts(document, family);

/** Takes over the login page that the build rendered; one that could not start shows why. */
function hydrate(place: HTMLElement) {
  if (store.get(startUp.stateAtom).status === 'ready') hydrateRoot(place, page);
  else render();
}

if ('hydrate' in root.dataset) void started.then(() => hydrate(root));
// The start-up screen is there already: the app replaces it.
else if (root.firstElementChild) void Promise.all([started, fonts()]).then(render);
else void fonts().then(render);
