import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresCluster } from '../../packages/server/src/testing/database/postgresCluster.ts';
import type { DatabasePlace } from '../lists/places.ts';
import { startServerProcess } from '../lists/serverProcess.ts';
import { atMost, median, pairedRatio, type Result } from '../measure.ts';
import { countSyncs } from '../saves/countSyncs.ts';
import { openHttpSaves } from '../saves/httpSaves.ts';
import { openRawDatabase } from '../saves/rawDatabase.ts';
import { prepareRawSaves } from '../saves/rawSaves.ts';

const rounds = 7;
const savesInRound = 200;

/**
 * Invoices of three lines, saved through HTTP by many at once, beside the same rows put straight into
 * the tables. Both wait until the disk has them.
 */
export async function saves(): Promise<readonly Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'facturatie-bench-'));
  const cluster = await createPostgresCluster();
  await cluster.start();
  try {
    return [
      ...(await savesOn('SQLite', { DATA_DIR: folder }, { clients: 8, limit: 8 })),
      await countSyncs(folder),
      ...(await savesOn('PostgreSQL', { DATABASE_URL: cluster.url }, { clients: 32, limit: 4 })),
    ];
  } finally {
    await cluster.remove();
    await rm(folder, { recursive: true });
  }
}

interface Load {
  /** How many save at the same moment. */
  readonly clients: number;
  /** What a save through HTTP may cost at most, in saves straight into the tables. */
  readonly limit: number;
}

async function savesOn(
  name: string,
  place: DatabasePlace,
  { clients, limit }: Load,
): Promise<readonly Result[]> {
  const server = await startServerProcess(place);
  const http = await openHttpSaves(server.url, clients);
  const database = openRawDatabase(place);
  try {
    const raw = await prepareRawSaves(database, await http.save());
    http.letGo();
    const times: { readonly http: number[]; readonly raw: number[] } = { http: [], raw: [] };
    for (let round = -1; round < rounds; round += 1) {
      const httpTime = await timeOf(clients, http.save);
      http.letGo();
      const rawTime = await timeOf(clients, raw.save);
      if (round < 0) continue;
      times.http.push(httpTime);
      times.raw.push(rawTime);
    }
    return [
      perSecond(`${name}, ${clients} at once: through HTTP`, times.http),
      perSecond(`${name}, ${clients} at once: into the tables`, times.raw),
      atMost(`${name}: HTTP to the tables`, pairedRatio(times.http, times.raw), limit, 'x'),
    ];
  } finally {
    http.letGo();
    await database.close();
    await server.close();
  }
}

/** Milliseconds that a round takes. */
async function timeOf(clients: number, save: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  let left = savesInRound;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; left > 0;) {
        left -= 1;
        await save();
      }
    }),
  );
  return performance.now() - startedAt;
}

function perSecond(name: string, times: readonly number[]): Result {
  return { name, value: `${Math.round((savesInRound / median(times)) * 1000)} a second` };
}
