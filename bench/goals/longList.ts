import type { Browser, CDPSession, Page } from 'playwright';
import { atMost, median, pairedRatio, type Result } from '../measure.ts';
import { servePage } from '../serve.ts';

const runs = 25;
const slowdown = 4;
const lists = ['raw', 'dataTable', 'reactAria'] as const;

type List = (typeof lists)[number];

/** What a mounted list costs: milliseconds until laid out, bytes of heap it holds. */
interface Cost {
  readonly mount: number;
  readonly heap: number;
}

declare global {
  interface Window {
    mountList(name: string): number;
    unmountList(): void;
  }
}

/** Goal 4: a DataTable of 100 rows and 12 columns beside a table written by hand. */
export async function longList(browser: Browser): Promise<readonly Result[]> {
  const served = await servePage('list');
  const page = await browser.newPage();
  try {
    await page.goto(served.url);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const costs: Record<List, Cost[]> = { raw: [], dataTable: [], reactAria: [] };
    for (let run = -3; run < runs; run += 1) {
      for (const list of lists) {
        const cost = await costOf(page, session, list);
        if (run >= 0) costs[list].push(cost); // the rounds before are the compiler's warm-up
      }
    }
    const mounts = (list: List): number[] => costs[list].map(({ mount }) => mount);
    const heaps = (list: List): number[] => costs[list].map(({ heap }) => heap);
    return [
      ...lists.map((list) => ({
        name: `${list}: mount, heap`,
        value: `${median(mounts(list)).toFixed(1)} ms, ${(median(heaps(list)) / 1000).toFixed(0)} kB`,
      })),
      atMost('DataTable to raw, mount', pairedRatio(mounts('dataTable'), mounts('raw')), 1.5, 'x'),
      atMost('DataTable to raw, heap', median(heaps('dataTable')) / median(heaps('raw')), 1.2, 'x'),
    ];
  } finally {
    await page.close();
    await served.close();
  }
}

async function costOf(page: Page, session: CDPSession, list: List): Promise<Cost> {
  const before = await heapInUse(session);
  const mount = await page.evaluate((name) => window.mountList(name), list);
  const after = await heapInUse(session);
  await page.evaluate(() => window.unmountList());
  return { mount, heap: after - before };
}

async function heapInUse(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
