import type { KeepingState, KeptServer } from './keptServer.ts';
import { handedOver, packAnswer, unpackRequest } from './workerWire.ts';
import type { Asked, Told } from './workerWire.ts';

/** The worker's own side of the wire: `self` in a worker. */
export interface WorkerEnd {
  postMessage(told: Told, handedOver: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Asked>) => void): void;
}

/**
 * Answers a page out of a worker, so that the page stays free while the database works.
 * @param open opens the server, given whom to tell of its state
 */
export function serveInWorker(
  end: WorkerEnd,
  open: (tellState: (state: KeepingState) => void) => Promise<KeptServer>,
): void {
  const tell = (told: Told) => end.postMessage(told, handedOver(told));
  const opening = open((state) => tell({ kind: 'state', state }));
  opening.then(
    (server) => tell({ kind: 'state', state: server.state() }),
    (error: unknown) => console.error(error),
  );

  async function answerTo(asked: Asked): Promise<Told> {
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
    void answerTo(data).then(tell);
  });
}
