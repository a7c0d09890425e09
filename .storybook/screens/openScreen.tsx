import { createPageServer, withFaults, type FaultPlan } from '@facturatie/server/page';
import { toast } from '@facturatie/ui/Toasts';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { AppView } from '../../app/src/AppRoot.tsx';
import { createApp } from '../../app/src/createApp.ts';
import { storyStart } from '../storyClock.ts';
import { readAppStory, type AppStory } from './appStory.ts';
import { MemoryStorage } from './MemoryStorage.ts';

/** A screen in the whole app, which runs on a server of its own in this page. */
export interface OpenScreen {
  readonly view: ReactElement;
  /** Ends both. */
  readonly close: () => Promise<void>;
}

/**
 * Starts the real app on the real server, both inside the page.
 * @param parameter the `app` parameter of a story
 * @throws when it asks for something that a story cannot have.
 */
export async function openScreen(parameter: unknown): Promise<OpenScreen> {
  const story = readAppStory(parameter);
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
    view: <AppView app={app} />,
    close: async () => {
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
