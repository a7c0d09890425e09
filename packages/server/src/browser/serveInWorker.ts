import type { StorageState, StoredServer } from './storedServer.ts';
import { transferables, packAnswer, unpackRequest } from './workerWire.ts';
import type { WorkerRequest, WorkerMessage } from './workerWire.ts';

/** The worker's own side of the wire: `self` in a worker. */
export interface WorkerPort {
  postMessage(reported: WorkerMessage, transferables: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void;
}

/**
 * Answers a page out of a worker, so that the page stays free while the database works.
 * @param open opens the server, given the function that takes its states
 */
export function serveInWorker(
  end: WorkerPort,
  open: (sendState: (state: StorageState) => void) => Promise<StoredServer>,
): void {
  const send = (reported: WorkerMessage) => end.postMessage(reported, transferables(reported));
  const opening = open((state) => send({ kind: 'state', state }));
  opening.then(
    (server) => send({ kind: 'state', state: server.state() }),
    (error: unknown) => console.error(error),
  );

  async function answerTo(asked: WorkerRequest): Promise<WorkerMessage> {
    try {
      const server = await opening;
      if (asked.kind === 'request') {
        return await packAnswer(asked.id, await server.fetch(unpackRequest(asked)));
      }
      await server.startOver();
      return { kind: 'done', id: asked.id };
    } catch (error) {
      console.error(error);
      return { kind: 'failed', id: asked.id };
    }
  }

  end.addEventListener('message', ({ data }) => {
    void answerTo(data).then(send);
  });
}
