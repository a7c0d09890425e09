import type { Send } from '@facturatie/api-contract';
import { toast } from '@facturatie/ui/Toasts';
import { createBrowserHistory, createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AppContext } from './AppContext.ts';
import { createPrefetch } from './api/prefetch.ts';
import { connectApi } from './api/connectApi.ts';
import { parseFlatSearch, stringifyFlatSearch } from './flatSearch.ts';
import { text } from './intl/nl-BE.ts';
import { quietHistory } from './quietHistory.ts';
import { routeTree } from './routeTree.gen.ts';
import { BrokenScreen } from './screens/BrokenScreen/BrokenScreen.tsx';
import { removeOldDrafts } from './state/editing/storedDrafts.ts';
import { createOneTimeValue } from './state/oneTimeValue.ts';
import { pageSizeAtom } from './state/pageSize.ts';
import { userAtom } from './state/session.ts';
import { createStore } from './state/store.ts';
import type { Store } from './state/store.ts';
import { storageAtom } from './state/storedAtom.ts';

/** Where an app runs: a browser tab, a test, or a story with a server of its own. */
export interface AppEnvironment {
  /** Holds the state of this app, and of no other; a new one when absent. */
  readonly store?: Store;
  /** The addresses; the browser's own when absent. */
  readonly history?: RouterHistory;
  /** Stores the session, drafts and the user's settings, such as the page size. */
  readonly storage: Storage;
  /** Sends a request as fetch does. */
  readonly send: Send;
  /** The value of a cookie of the page. */
  readonly cookie: (name: string) => string | undefined;
  /** A message above every screen, for all users of this app. */
  readonly notice?: ReactNode;
}

/** One app, its session restored and its first page loaded, ready to be shown by its router. */
export type App = Awaited<ReturnType<typeof createApp>>;

/**
 * Starts an app: restores the session, then loads the code of the page at the current address.
 *
 * @throws when the storage cannot be used.
 */
export async function createApp({
  store = createStore(),
  history,
  storage,
  send,
  cookie,
  notice,
}: AppEnvironment) {
  store.set(storageAtom, storage);
  removeOldDrafts(storage);
  const early = createPrefetch(send);
  const token = () => store.get(userAtom)?.token.accessToken;
  const context: AppContext = {
    store,
    prefetch: (url) =>
      early.prefetch(url, { accept: 'application/json', authorization: `Bearer ${token()}` }),
    made: {
      customers: createOneTimeValue(),
      groups: createOneTimeValue(),
      documents: createOneTimeValue(),
    },
    notice,
    api: connectApi({
      token,
      send: early.send,
      cookie,
      onSessionRefused: () => {
        toast.error({ title: text.failure.title, description: text.failure.unauthorized });
        store.set(userAtom, undefined);
      },
    }),
  };
  const router = createRouter({
    routeTree,
    context,
    history: quietHistory(history ?? createBrowserHistory()),
    parseSearch: parseFlatSearch,
    stringifySearch: stringifyFlatSearch,
    // Not where the build renders a page: nothing scrolls there.
    scrollRestoration: typeof document !== 'undefined',
    defaultErrorComponent: BrokenScreen,
    defaultOnCatch: () =>
      toast.error({ title: text.failure.title, description: text.broken.title }),
    // Remounts for another customer or document, so that the state of one form never reaches another.
    defaultRemountDeps: ({ params }) => params,
  });
  // The guard of the current page redirects to the login page when the session has ended.
  store.sub(userAtom, () => {
    if (!store.get(userAtom)) void router.invalidate();
  });
  // Follows the choice of other tabs.
  store.sub(pageSizeAtom, () => {});
  await router.load();
  return { router, context };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: App['router'];
  }
}
