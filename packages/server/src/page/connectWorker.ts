import { systemPageClock } from './pagePorts.ts';
import type { KeepingState } from './keptServer.ts';
import { PageCookies, pageCookieHeader } from './pageCookies.ts';
import { pageRequest } from './pageRequest.ts';
import { handedOver, packRequest, unpackAnswer } from './workerWire.ts';
import type { Asked, Told } from './workerWire.ts';

/** The page's side of a worker. */
export interface PageEnd {
  postMessage(asked: Asked, handedOver: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Told>) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
}

/** The server in a worker, as a page uses it. */
export interface WorkerServer {
  /** Takes the place of the page's own `fetch`. Relative addresses are this server's. */
  fetch: typeof globalThis.fetch;
  /** The value of a cookie that the server has set and scripts may read. */
  cookie(name: string): string | undefined;
  /** Throws everything away and begins anew, in every tab; rejects when that failed. */
  startOver(): Promise<void>;
  state(): KeepingState;
  /** Calls `listener` whenever the state becomes another one; the answer ends that. */
  subscribe(listener: () => void): () => void;
}

const cookiesKey = 'demo:cookies';

/**
 * The server that runs in a worker. A worker that fails answers as a server that cannot be reached.
 *
 * @param storage keeps the cookies, so that a session outlives a reload and every tab has it
 * @param begin the state until the worker tells
 */
export function connectWorker(end: PageEnd, storage: Storage, begin: KeepingState): WorkerServer {
  const waiting = new Map<number, (told: Told | undefined) => void>();
  const listeners = new Set<() => void>();
  let lastId = 0;
  let hasFailed = false;
  let state = begin;

  end.addEventListener('message', ({ data }) => {
    if (data.kind === 'state') {
      state = data.state;
      for (const listener of listeners) listener();
    } else {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    }
  });
  const fail = () => {
    hasFailed = true;
    for (const settle of waiting.values()) settle(undefined);
    waiting.clear();
  };
  end.addEventListener('error', fail);
  end.addEventListener('messageerror', fail);

  async function ask(asked: Asked): Promise<Told | undefined> {
    if (hasFailed) return undefined;
    return new Promise((resolve) => {
      waiting.set(asked.id, resolve);
      end.postMessage(asked, handedOver(asked));
    });
  }

  const cookies = () => PageCookies.from(storage.getItem(cookiesKey), systemPageClock);

  return {
    fetch: async (input, init) => {
      const request = pageRequest(input, init);
      request.signal.throwIfAborted();
      request.headers.set(pageCookieHeader, cookies().header());
      const told = await ask(await packRequest(++lastId, request));
      request.signal.throwIfAborted();
      if (told?.kind !== 'answer') throw new TypeError('Failed to fetch');
      const answer = unpackAnswer(told);
      const kept = cookies();
      if (kept.take(answer)) storage.setItem(cookiesKey, kept.text());
      return answer;
    },
    cookie: (name) => cookies().readable(name),
    startOver: async () => {
      const told = await ask({ kind: 'startOver', id: ++lastId });
      if (told?.kind !== 'done') throw new Error('The demo could not begin anew');
      storage.removeItem(cookiesKey);
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
