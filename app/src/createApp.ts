import type { Send } from '@facturatie/api-contract';
import { toast } from '@facturatie/ui/Toasts';
import { createBrowserHistory, createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AppContext } from './AppContext.ts';
import { connectApi } from './connectApi.ts';
import { parseFlatSearch, stringifyFlatSearch } from './flatSearch.ts';
import { text } from './intl/nl-BE.ts';
import { quietHistory } from './quietHistory.ts';
import { routeTree } from './routeTree.gen.ts';
import { BrokenScreen } from './screens/BrokenScreen/BrokenScreen.tsx';
import { createDrafts } from './state/drafts.ts';
import { createHandover } from './state/handover.ts';
import { createMarginChoice } from './state/marginChoice.ts';
import { createOtherTabs, newsBy } from './state/otherTabs.ts';
import { createRememberedPageSize } from './state/pageSize.ts';
import { createSession } from './state/session.ts';

/** Where an app runs: a browser tab, a test, or a story with a server of its own. */
export interface AppEnvironment {
  /** The addresses; the browser's own when absent. */
  readonly history?: RouterHistory;
  /** Keeps the session and the page size. */
  readonly storage: Storage;
  /** Sends a request as fetch does. */
  readonly send: Send;
  /** The value of a cookie of the page. */
  readonly cookie: (name: string) => string | undefined;
  /** Stands above every screen: what everybody must know of this app. */
  readonly notice?: ReactNode;
}

/** One app, its session restored and its first page loaded, ready to be shown by its router. */
export type App = Awaited<ReturnType<typeof createApp>>;

/**
 * Starts an app: restores the session, then loads the code of the page at the current address.
 *
 * @throws when the storage cannot be used.
 */
export async function createApp({ history, storage, send, cookie, notice }: AppEnvironment) {
  const session = createSession(storage);
  const context: AppContext = {
    session,
    pageSize: createRememberedPageSize(storage),
    margins: createMarginChoice(storage),
    drafts: createDrafts(storage),
    otherTabs: createOtherTabs(newsBy(storage)),
    made: {
      customers: createHandover(),
      groups: createHandover(),
      documents: createHandover(),
      fields: createHandover(),
    },
    notice,
    api: connectApi({
      session,
      send,
      cookie,
      onSessionRefused: () => {
        toast.error({ title: text.failure.title, description: text.failure.unauthorized });
        session.end();
      },
    }),
  };
  const router = createRouter({
    routeTree,
    context,
    history: quietHistory(history ?? createBrowserHistory()),
    parseSearch: parseFlatSearch,
    stringifySearch: stringifyFlatSearch,
    scrollRestoration: true,
    defaultErrorComponent: BrokenScreen,
    defaultOnCatch: () =>
      toast.error({ title: text.failure.title, description: text.broken.title }),
    // Another customer, another document: what was typed for the one is nothing for the other.
    defaultRemountDeps: ({ params }) => params,
  });
  // The guard of the current page sends whoever is no longer signed in to the login page.
  session.subscribe(() => {
    if (!session.user()) void router.invalidate();
  });
  await router.load();
  return { router, context };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: App['router'];
  }
}
