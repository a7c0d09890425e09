import { UiProvider } from '@facturatie/ui/UiProvider';
import { createHashHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { AppPage } from '../../src/AppPage.tsx';
import { createApp } from '../../src/createApp.ts';
import { family } from '../../src/fonts/fonts.css.ts';
import { settleFonts } from '../../src/fonts/settleFonts.ts';
import { forgetAll } from '../../src/state/forgetAll.ts';
import { createStartUp } from '../../src/state/startUp.ts';
import { createStore } from '../../src/state/store.ts';
import { DemoBar } from './DemoBar.tsx';
import { openDemoServer, pageStorage } from './openDemoServer.ts';

// As in the product: code of a page that cannot be fetched becomes a screen that says so.
window.addEventListener('vite:preloadError', (event) => event.preventDefault());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with id "root"');
const page = createRoot(root);

async function open() {
  const storage = pageStorage();
  const server = await openDemoServer(storage);
  const store = createStore();
  const startUp = createStartUp(
    async () =>
      createApp({
        store,
        // Routes are in the hash: any static server finds the page.
        history: createHashHistory(),
        storage,
        send: server.fetch,
        cookie: server.cookie,
        notice: (
          <DemoBar state={server.state} subscribe={server.subscribe} onStartOver={startOver} />
        ),
      }),
    (error) => console.error(error),
  );

  async function startOver() {
    await server.startOver();
    // What is open may hold something unsaved, which it would keep, and ask about.
    page.unmount();
    forgetAll(storage);
    location.replace(location.pathname + location.search);
  }

  void store.set(startUp.beginAtom);
  await settleFonts(document, family);
  page.render(<AppPage store={store} startUp={startUp} />);
}

/** Without a lock and a hash of the browser's there is no database; only safe addresses have them. */
function refuse() {
  page.render(
    <UiProvider>
      <main>
        <DemoBar state={() => 'insecure'} subscribe={() => () => {}} onStartOver={async () => {}} />
      </main>
    </UiProvider>,
  );
}

if (isSecureContext) void open();
else refuse();
