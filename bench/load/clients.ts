import { Agent, get } from 'node:http';

/** The latencies of requests, and their division over the clients. */
export interface Load {
  /** Milliseconds from sending to the last byte of the answer, in the order of answers. */
  readonly times: readonly number[];
  /** Answers of each client. */
  readonly served: readonly number[];
  /** Answers that are no success, by their status. */
  readonly refused: readonly number[];
}

export interface Clients {
  readonly count: number;
  /** Whether each request is sent on a connection of its own. */
  readonly isNewConnection?: boolean;
  /** Milliseconds that each waits after an answer. */
  readonly pause?: number;
  readonly headers?: Readonly<Record<string, string>>;
  addressOf(client: number, request: number): string;
}

/** Lets clients send requests continuously until a time of `performance.now()`. */
export async function ask(clients: Clients, until: number): Promise<Load> {
  const times: number[] = [];
  const served: number[] = [];
  const refused: number[] = [];
  await Promise.all(
    Array.from({ length: clients.count }, async (_, client) => {
      const agent = new Agent({ keepAlive: clients.isNewConnection !== true, maxSockets: 1 });
      let answers = 0;
      for (let request = 0; performance.now() < until; request += 1) {
        const sentAt = performance.now();
        const status = await statusOf(clients.addressOf(client, request), agent, clients.headers);
        times.push(performance.now() - sentAt);
        if (status === 200) answers += 1;
        else refused.push(status);
        if (clients.pause) await new Promise((wake) => setTimeout(wake, clients.pause));
      }
      served[client] = answers;
      agent.destroy();
    }),
  );
  return { times, served, refused };
}

function statusOf(url: string, agent: Agent, headers: Clients['headers'] = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asking.on('error', reject);
  });
}

/** The figure below which this part of all lies. */
export function quantile(measurements: readonly number[], part: number): number {
  const sorted = measurements.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
