import type { Browser, CDPSession, Page } from 'playwright';
import { atMost, median, pairedRatio, type Result } from '../measure.ts';
import type {} from '../pages/watchKeys.ts';
import { servePage } from '../serve.ts';

const rounds = 7;
const slowdown = 4;
const pages = {
  ours: { grid: 'ours', count: 500 },
  oursSmall: { grid: 'ours', count: 10 },
  agGrid: { grid: 'agGrid', count: 500 },
} as const;

type Name = keyof typeof pages;

/** The latencies of a grid, in milliseconds until the paint, and its memory. */
export interface Cost {
  readonly mount: number;
  readonly key: number;
  readonly commit: number;
  /** Bytes. */
  readonly heap: number;
}

/** The renders for one amount that was typed and committed. */
interface Drawn {
  readonly lines: number;
  readonly summaries: number;
}

declare global {
  interface Window {
    mountGrid(name: string, count: number): Promise<number>;
    takeDrawn(): Drawn;
    pasteLines(count: number): void;
  }
}

/** Goal 3: lines to type in beside AG Grid community, at 500 lines, and beside themselves at 10. */
export async function grid(browser: Browser): Promise<readonly Result[]> {
  const served = await servePage('grid');
  try {
    const costs: Record<Name, Cost[]> = { ours: [], oursSmall: [], agGrid: [] };
    const drawn: Drawn[] = [];
    const changes: Record<string, number>[] = [];
    for (let round = -1; round < rounds; round += 1) {
      for (const [name, { grid: kind, count }] of Object.entries(pages)) {
        const page = await openGrid(browser, served.url);
        const cost = await costOf(page, kind, count);
        if (round >= 0) costs[name as Name].push(cost.cost);
        if (name === 'ours') {
          drawn.push(...cost.drawn);
          changes.push(await changesOf(page));
        }
        await page.close();
      }
    }
    return resultsOf(costs, drawn, changes);
  } finally {
    await served.close();
  }
}

export async function openGrid(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  return page;
}

/** Mounts a grid and types three amounts, each below the one before. */
export async function costOf(page: Page, kind: string, count: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const before = await heapInUse(session);
  const mount = await page.evaluate(([name, lines]) => window.mountGrid(name, lines), [
    kind,
    count,
  ] as const);
  await page.evaluate(() => window.idle());
  const heap = (await heapInUse(session)) - before;
  await (kind === 'ours'
    ? page.locator('[data-line]').nth(4).locator('[data-column="price"] input').click()
    : page.locator('.ag-row[row-index="4"] [col-id="price"]').click());
  if (kind === 'ours') await page.keyboard.press('Control+a');
  const drawn: Drawn[] = [];
  await page.evaluate(() => window.takeDrawn());
  const typed = await typeAmounts(page, async () => {
    drawn.push(await page.evaluate(() => window.takeDrawn()));
  });
  return { cost: { mount, heap, ...typed }, drawn };
}

/** Types three amounts from where the focus is, each below the one before; in milliseconds. */
export async function typeAmounts(
  page: Page,
  afterEach?: () => Promise<void>,
): Promise<Pick<Cost, 'key' | 'commit'>> {
  const keys: number[] = [];
  const commits: number[] = [];
  for (let amount = 0; amount < 3; amount += 1) {
    for (const key of ['3', '4', '5']) keys.push(await timeOf(page, key));
    commits.push(await timeOf(page, 'Enter'));
    await afterEach?.();
  }
  return { key: mean(keys), commit: mean(commits) };
}

/** The changes of whole lines, in milliseconds until they are painted. */
async function changesOf(page: Page): Promise<Record<string, number>> {
  const changes = {
    'insert in the middle': await timeOf(page, 'Control+Enter'),
    delete: await timeOf(page, 'Alt+Delete'),
    move: await timeOf(page, 'Alt+Shift+ArrowDown'),
    'undo of a move': await timeOf(page, 'Control+z'),
  };
  await page.evaluate(() => window.watchKey('v'));
  await page.evaluate(() => window.pasteLines(200));
  const paste = await page.evaluate(() => window.keyPainted());
  return {
    ...changes,
    'paste of 200 lines': paste,
    'undo of the paste': await timeOf(page, 'Control+z'),
  };
}

async function timeOf(page: Page, keys: string): Promise<number> {
  await page.evaluate(() => window.idle());
  await page.evaluate((key) => window.watchKey(key), keys.split('+').at(-1) ?? keys);
  await page.keyboard.press(keys);
  return page.evaluate(() => window.keyPainted());
}

function resultsOf(
  costs: Record<Name, readonly Cost[]>,
  drawn: readonly Drawn[],
  changes: readonly Record<string, number>[],
): readonly Result[] {
  const of = (name: Name, read: (cost: Cost) => number) => costs[name].map(read);
  const most = (read: (cost: Drawn) => number) => Math.max(...drawn.map(read));
  return [
    ...(Object.keys(pages) as Name[]).map((name) => ({
      name: `${name}: mount, key, commit, heap`,
      value: `${median(of(name, ({ mount }) => mount)).toFixed(0)} ms, ${median(of(name, ({ key }) => key)).toFixed(0)} ms, ${median(of(name, ({ commit }) => commit)).toFixed(0)} ms, ${(median(of(name, ({ heap }) => heap)) / 1000).toFixed(0)} kB`,
    })),
    ...Object.keys(changes[0] ?? {}).map((what) => ({
      name: `ours, 500 lines: ${what}`,
      value: `${median(changes.map((times) => times[what] ?? 0)).toFixed(0)} ms`,
    })),
    ...goalsOf(costs),
    atMost(
      'Lines drawn for one edit',
      most(({ lines }) => lines),
      1,
      '',
    ),
    atMost(
      'Summaries drawn for one edit',
      most(({ summaries }) => summaries),
      1,
      '',
    ),
  ];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export async function heapInUse(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** What typing and opening may cost, to AG Grid's and to that of few lines (performance goal 3). */
export function goalsOf(costs: Record<Name, readonly Cost[]>): readonly Result[] {
  const ratio = (read: (cost: Cost) => number, peer: Name) =>
    pairedRatio(costs.ours.map(read), costs[peer].map(read));
  const typed = ratio(({ key, commit }) => key + commit, 'agGrid');
  const mount = ratio((cost) => cost.mount, 'agGrid');
  const heap = ratio((cost) => cost.heap, 'agGrid');
  const key = ratio((cost) => cost.key, 'oursSmall');
  return [
    atMost('To AG Grid, key and commit', typed, 1, 'x'),
    atMost('To AG Grid, mount', mount, 1, 'x'),
    atMost('To AG Grid, heap', heap, 1.15, 'x'),
    atMost('A key, 500 lines to 10', key, 1.25, 'x'),
  ];
}
