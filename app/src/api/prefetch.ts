import type { Send } from '@facturatie/api-contract';

/**
 * Lets a route send a request before the code that shows the answer is loaded.
 *
 * @returns `prefetch`, which sends a request unless another was sent before; and `send`, whose first call
 *   gets the prefetched answer when the URL is the same. Every later call is sent as usual.
 */
export function createPrefetch(send: Send): {
  readonly prefetch: (url: string, headers: Record<string, string>) => void;
  readonly send: Send;
} {
  let prefetched: { readonly url: string; readonly answer: Promise<Response> } | undefined;
  let hasSent = false;
  return {
    prefetch(url, headers) {
      if (hasSent) return;
      const answer = send(url, { headers }).then(readBody);
      // An unused answer may fail.
      answer.catch(() => undefined);
      prefetched = { url, answer };
    },
    send(url, init) {
      const first = prefetched;
      prefetched = undefined;
      hasSent = true;
      return first?.url === url ? first.answer : send(url, init);
    },
  };
}

/** The same answer with its body in memory. */
async function readBody(answer: Response): Promise<Response> {
  return new Response(await answer.text(), answer);
}
