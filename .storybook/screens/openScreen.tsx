import {
  createBrowserServer,
  withFaults,
  type FaultPlan,
  type BrowserServer,
} from '@facturatie/server/browser';
import { toast } from '@facturatie/ui/Toasts';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { AppView } from '../../app/src/AppRoot.tsx';
import { createApp } from '../../app/src/createApp.ts';
import { storageInMemory } from '../../app/src/state/storageInMemory.ts';
import { pictureMoment } from '../../scripts/testing/shiftClock.ts';
import { readAppStory, type AppStory, type ColleagueCall } from './appStory.ts';

/** A screen in the whole app, with its own server in this page. */
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
  const { customers, documents } = story;
  const server = await createBrowserServer({ customers, documents, now: pictureMoment });
  await colleagueDoes(server, story.prepare);
  const storage = storageInMemory();
  if (story.signedIn) storage.setItem('currentUser', JSON.stringify(await server.signIn()));
  const app = await createApp({
    history: createMemoryHistory({ initialEntries: [story.address] }),
    storage,
    send: withFaults(afterColleague(server, story.colleague), planFaults(story.fault)),
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

function planFaults(fault: AppStory['fault']): (request: Request) => FaultPlan | undefined {
  let calls = 0;
  return ({ method, url }) => {
    if (fault === undefined || (fault.method ?? method) !== method) return undefined;
    if (!new URL(url).pathname.endsWith(fault.path)) return undefined;
    if (++calls > fault.calls) return undefined;
    return fault.fail === undefined ? { slow: fault.slow } : { slow: fault.slow, fail: fault.fail };
  };
}

/** A `fetch` that makes calls of another user before the first change. */
function afterColleague(
  server: BrowserServer,
  calls: readonly ColleagueCall[],
): typeof globalThis.fetch {
  let isDone = false;
  return async (input, init) => {
    const isChange = input instanceof Request && input.method !== 'GET';
    if (isChange && !isDone) {
      isDone = true;
      await colleagueDoes(server, calls);
    }
    return server.fetch(input, init);
  };
}

async function colleagueDoes(
  { callAsColleague }: BrowserServer,
  calls: readonly ColleagueCall[],
): Promise<void> {
  for (const { method, path, body } of calls) {
    const standing = method === 'PUT' ? recordIn(await callAsColleague('GET', path)) : {};
    await callAsColleague(method, path, body && { ...standing, ...body });
  }
}

/** The record in a response, below its own key. */
function recordIn(answer: unknown): object {
  const parts: unknown[] = Object.values(answer as object);
  const isRecord = (part: unknown): part is object =>
    typeof part === 'object' && part !== null && !Array.isArray(part);
  return parts.find(isRecord) ?? {};
}
