import { createPageServer, withFaults, type FaultPlan } from '@facturatie/server/page';
import { toast } from '@facturatie/ui/Toasts';
import { createMemoryHistory } from '@tanstack/react-router';
import { createApp, type App } from '../../app/src/createApp.ts';
import { storyStart } from '../storyClock.ts';
import type { AppStory } from './appStory.ts';
import { MemoryStorage } from './MemoryStorage.ts';

/** An app that runs on a server of its own, in this page. */
export interface AppInPage {
  readonly app: App;
  /** Ends both. */
  readonly stop: () => Promise<void>;
}

/** Starts the real app on the real server, both inside the page, as a story asks for them. */
export async function startAppInPage(story: AppStory): Promise<AppInPage> {
  const server = await createPageServer({
    customers: story.customers,
    now: storyStart.getTime(),
  });
  const storage = new MemoryStorage();
  if (story.signedIn) storage.setItem('currentUser', JSON.stringify(await server.signIn()));
  const app = await createApp({
    history: createMemoryHistory({ initialEntries: [story.address] }),
    storage,
    send: withFaults(server.fetch, planFaults(story.fault)),
    cookie: server.cookie,
  });
  return {
    app,
    stop: async () => {
      toast.clear();
      await server.close();
    },
  };
}

function planFaults(fault: AppStory['fault']): () => FaultPlan | undefined {
  let calls = 0;
  return () => {
    if (fault === undefined || ++calls > fault.calls) return undefined;
    return fault.fail === undefined ? { slow: fault.slow } : { slow: fault.slow, fail: fault.fail };
  };
}
