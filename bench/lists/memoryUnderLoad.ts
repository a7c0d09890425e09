import type { ServerProcess } from './serverProcess.ts';
import type { Session } from './session.ts';

export interface Memory {
  /** Bytes before the first of these requests, and the most that were seen meanwhile. */
  readonly before: number;
  readonly most: number;
  readonly requests: number;
}

const clients = 8;
const requestsOfEach = 10;

/** The memory of the server while eight clients request all these pages repeatedly. */
export async function memoryUnderLoad(
  server: ServerProcess,
  session: Session,
  addresses: readonly string[],
): Promise<Memory> {
  const before = server.memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, server.memory())), 250);
  try {
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        for (let request = 0; request < requestsOfEach; request += 1) {
          await session.get(addresses[(client * 5 + request) % addresses.length] ?? '/healthz');
        }
      }),
    );
  } finally {
    clearInterval(watch);
  }
  return { before, most: Math.max(most, server.memory()), requests: clients * requestsOfEach };
}
