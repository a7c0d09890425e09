import type { Send } from '@facturatie/api-contract';

/**
 * Lets a page ask the server before the code is there that shows the answer.
 *
 * @returns `ask`, which sends a question ahead, unless something was sent before; and `send`, of which the
 *   first call gets the answer to it when it is the same question. Every later call is sent as usual.
 */
export function createAskFirst(send: Send): {
  readonly ask: (url: string, headers: Record<string, string>) => void;
  readonly send: Send;
} {
  let asked: { readonly url: string; readonly answer: Promise<Response> } | undefined;
  let hasSent = false;
  return {
    ask(url, headers) {
      if (hasSent) return;
      const answer = send(url, { headers }).then(readWhole);
      // One that nobody waits for may fail.
      answer.catch(() => undefined);
      asked = { url, answer };
    },
    send(url, init) {
      const first = asked;
      asked = undefined;
      hasSent = true;
      return first?.url === url ? first.answer : send(url, init);
    },
  };
}

/** The same answer, its text already here: whoever reads it then waits for nothing. */
async function readWhole(answer: Response): Promise<Response> {
  return new Response(await answer.text(), answer);
}
