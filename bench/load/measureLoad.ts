import { listedPages } from '../lists/cases.ts';
import type { DatabasePlace } from '../lists/places.ts';
import { startServerProcess } from '../lists/serverProcess.ts';
import { openSession } from '../lists/session.ts';
import { openHttpSaves } from '../saves/httpSaves.ts';
import type { HttpSaves } from '../saves/httpSaves.ts';
import { ask, quantile } from './clients.ts';
import type { Clients, Load } from './clients.ts';

/** What one server did in one turn: times in milliseconds. */
export interface LoadResults {
  readonly idleRead: number;
  readonly idleWrite99: number;
  readonly alone: Load;
  readonly mixed: Load;
  /** Of the writers beside the readers. */
  readonly writes: readonly number[];
  /** 100 clients that search for the same. */
  readonly searching: Load;
  /** `/healthz` on new connections beside those. */
  readonly health: readonly number[];
  readonly idleHealth: readonly number[];
  /** `/healthz` beside documents of 500 lines that are printed one after the other. */
  readonly printing: readonly number[];
  /** Bytes. */
  readonly memory: number;
}

const readers = 200;
const writers = 20;
const searchers = 100;
const printedLines = 500;
const prints = 10;

/** @param code the folder of the repository whose server is measured */
export async function measureLoad(
  place: DatabasePlace,
  code: string,
  seconds: number,
): Promise<LoadResults> {
  const server = await startServerProcess(place, code);
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, server.memory())), 500);
  const saves = await openHttpSaves(server.url, writers);
  const longSaves = await openHttpSaves(server.url, 1, printedLines);
  try {
    const session = await openSession(server.url);
    const { origin } = new URL(server.url);
    const pages = (await listedPages(session)).map(({ address }) => origin + address);
    const reading = (count: number): Clients => ({
      count,
      headers: session.headers,
      addressOf: (client, request) => pages[(client * 7 + request) % pages.length] ?? origin,
    });
    const health: Clients = {
      count: 1,
      isNewConnection: true,
      pause: 20,
      addressOf: () => `${origin}/healthz`,
    };
    const search = `${origin}/api/v1/auth/klanten?q=janssens&page=1&per_page=20`;
    const searching = { ...reading(searchers), addressOf: () => search };
    const within = (part: number) => performance.now() + seconds * 1000 * part;

    const idle = await ask(reading(1), within(0.2));
    const idleWrites = await write(saves, 1, within(0.2));
    const idleHealth = await ask(health, within(0.1));
    const alone = await ask(reading(readers), within(1));
    const until = within(1);
    const [mixed, writes] = await Promise.all([
      ask(reading(readers), until),
      write(saves, writers, until),
    ]);
    const searched = within(0.5);
    const [searches, healthBeside] = await Promise.all([
      ask(searching, searched),
      ask(health, searched),
    ]);
    const printing = await besidePrints(
      `${origin}/api/v1/Invoice/generatepdf?InvoiceNo=${await longSaves.save()}`,
      session.headers,
      health,
    );
    return {
      idleRead: quantile(idle.times, 0.5),
      idleWrite99: quantile(idleWrites, 0.99),
      alone,
      mixed,
      writes,
      searching: searches,
      health: healthBeside.times,
      idleHealth: idleHealth.times,
      printing,
      memory,
    };
  } finally {
    clearInterval(watch);
    saves.letGo();
    longSaves.letGo();
    await server.close();
  }
}

/** Milliseconds of each save. */
async function write(saves: HttpSaves, count: number, until: number): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < until) {
        const sentAt = performance.now();
        await saves.save();
        times.push(performance.now() - sentAt);
      }
    }),
  );
  return times;
}

async function besidePrints(
  address: string,
  headers: Readonly<Record<string, string>>,
  health: Clients,
): Promise<readonly number[]> {
  const stop = new AbortController();
  const times: number[] = [];
  const watching = (async () => {
    while (!stop.signal.aborted) times.push(...(await ask(health, performance.now() + 1)).times);
  })();
  for (let print = 0; print < prints; print += 1) {
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`A print is answered with ${answer.status}`);
    await answer.arrayBuffer();
  }
  stop.abort();
  await watching;
  return times;
}
