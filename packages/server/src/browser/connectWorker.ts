import { browserClock } from './browserPorts.ts';
import type { StorageState } from './storedServer.ts';
import { BrowserCookies, browserCookieHeader } from './browserCookies.ts';
import { browserRequest } from './browserRequest.ts';
import { transferables, packRequest, unpackAnswer } from './workerWire.ts';
import type { WorkerRequest, WorkerMessage } from './workerWire.ts';

/** The page's side of a worker. */
export interface PagePort {
  postMessage(asked: WorkerRequest, transferables: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerMessage>) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
}

/** The server in a worker, as a page uses it. */
export interface WorkerServer {
  /** Takes the place of the page's own `fetch`. Relative addresses are this server's. */
  fetch: typeof globalThis.fetch;
  /** The value of a cookie that the server has set and scripts may read. */
  cookie(name: string): string | undefined;
  /** Deletes everything and starts again, in all tabs; rejects when that failed. */
  startOver(): Promise<void>;
  state(): StorageState;
  /** Calls `listener` whenever the state becomes another one; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}

const cookiesKey = 'demo:cookies';

/**
 * The server that runs in a worker. Requests to a failed worker behave like an unreachable server.
 *
 * @param storage stores the cookies, so that a session survives a reload and all tabs share it
 * @param begin the state until the worker reports one
 */
export function connectWorker(end: PagePort, storage: Storage, begin: StorageState): WorkerServer {
  const waiting = new Map<number, (reported: WorkerMessage | undefined) => void>();
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

  async function ask(asked: WorkerRequest): Promise<WorkerMessage | undefined> {
    if (hasFailed) return undefined;
    return new Promise((resolve) => {
      waiting.set(asked.id, resolve);
      end.postMessage(asked, transferables(asked));
    });
  }

  const cookies = () => BrowserCookies.from(storage.getItem(cookiesKey), browserClock);

  return {
    fetch: async (input, init) => {
      const request = browserRequest(input, init);
      request.signal.throwIfAborted();
      request.headers.set(browserCookieHeader, cookies().header());
      const reported = await ask(await packRequest(++lastId, request));
      request.signal.throwIfAborted();
      if (reported?.kind !== 'answer') throw new TypeError('Failed to fetch');
      const answer = unpackAnswer(reported);
      const kept = cookies();
      if (kept.take(answer)) storage.setItem(cookiesKey, kept.text());
      return answer;
    },
    cookie: (name) => cookies().readable(name),
    startOver: async () => {
      const reported = await ask({ kind: 'startOver', id: ++lastId });
      if (reported?.kind !== 'done') throw new Error('The demo could not begin anew');
      storage.removeItem(cookiesKey);
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
