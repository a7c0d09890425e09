import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { fill } from '../lists/fill.ts';
import type { Size } from '../lists/fill.ts';
import { atMost, median, pairedRatio } from '../measure.ts';
import type { Result } from '../measure.ts';
import { serveProduct } from '../serve.ts';
import type { Served } from '../serve.ts';
import { signIn } from '../signIn.ts';

const runs = 5;
const slowdown = 4;
const limit = 1.3;

/** What the demo data has. */
const small: Size = { customers: 260, documents: 600 };
const large: Size = { customers: 100_000, documents: 100_000 };

/** The lists of the product, each at its first page. */
const lists = {
  customers: 'klanten',
  'due dates': 'vervaldagen',
  'recurring invoices': 'verkopen/periodiekefacturen',
} as const;

/** A user action on a list, and the condition that it is done. */
interface Interaction {
  readonly list: keyof typeof lists;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly press: (page: Page) => Promise<void>;
  /** What is in the page once it is done; without it, other rows. */
  readonly shows?: string;
}

const searchFor = (role: 'searchbox' | 'textbox'): Pick<Interaction, 'prepare' | 'press'> => ({
  prepare: (page) => page.getByRole(role).fill('van'),
  press: (page) => page.keyboard.press('Enter'),
});
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const nextPage = (page: Page) => page.getByRole('link', { name: 'Volgende' }).click();

const interactions: Readonly<Record<string, Interaction>> = {
  'Customers, a search': { list: 'customers', ...searchFor('searchbox') },
  'Customers, the next page': { list: 'customers', press: nextPage },
  'Due dates, a search': { list: 'due dates', ...searchFor('searchbox') },
  'Due dates, the next page': { list: 'due dates', press: nextPage },
  'Due dates, a payment opens': {
    list: 'due dates',
    press: press(/^Betaling/),
    shows: '[role="dialog"] input[name="amount"]',
  },
  'Due dates, a customer opens': {
    list: 'due dates',
    press: press(/^Klant .* openen$/),
    shows: '[role="dialog"] textarea',
  },
  'Recurring invoices, a search': { list: 'recurring invoices', ...searchFor('textbox') },
};

/**
 * What a person waits for with 100,000 customers, beside the same with 260: it must feel the same. The large
 * database is that of BENCH_DATA_DIR when that is set, which is filled up and kept.
 */
export async function largeDatabase(browser: Browser): Promise<readonly Result[]> {
  const kept = process.env['BENCH_DATA_DIR'];
  const few = await place(browser, small);
  const many = await place(browser, large, kept).catch(async (error: unknown) => {
    await few.close();
    throw error;
  });
  try {
    const results: Result[] = [
      { name: 'Customers, documents', value: '260, 600 beside 100,000, 100,000' },
    ];
    for (const list of Object.keys(lists) as (keyof typeof lists)[]) {
      const paint = ({ context, product }: Place) => paintTime(context, product, list);
      results.push(await compare(`The list of ${list}, largest paint`, few, many, paint));
    }
    for (const [name, interaction] of Object.entries(interactions)) {
      const act = ({ context, product }: Place) => actionTime(context, product, interaction);
      results.push(await compare(name, few, many, act));
    }
    return results;
  } finally {
    for (const { close } of [few, many]) await close();
  }
}

/** A product with a database of a given size, and a signed-in browser. */
interface Place {
  readonly product: Served;
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

async function place(browser: Browser, size: Size, kept?: string): Promise<Place> {
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'facturatie-bench-')));
  const first = await serveProduct(folder);
  await first.close();
  await fill({ DATA_DIR: folder }, size);
  const product = await serveProduct(folder);
  return {
    product,
    context: await signIn(browser, product.url),
    close: async () => {
      await product.close();
      if (kept === undefined) await rm(folder, { recursive: true });
    },
  };
}

/** The same in turns at both places; the first round warms them up. */
async function compare(
  name: string,
  few: Place,
  many: Place,
  time: (where: Place) => Promise<number>,
): Promise<Result> {
  const times = { few: [] as number[], many: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    const round = { few: await time(few), many: await time(many) };
    if (run === 0) continue;
    times.few.push(round.few);
    times.many.push(round.many);
  }
  const result = atMost(name, pairedRatio(times.many, times.few), limit, 'x');
  const [before, after] = [median(times.few), median(times.many)];
  return { ...result, value: `${result.value}: ${before.toFixed(0)} and ${after.toFixed(0)} ms` };
}

async function open(context: BrowserContext, { url }: Served, list: keyof typeof lists) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${url}${lists[list]}`);
  await page.getByText(/^Totaal: /).waitFor();
  return page;
}

/** Milliseconds from the navigation to the largest paint. */
async function paintTime(
  context: BrowserContext,
  product: Served,
  list: keyof typeof lists,
): Promise<number> {
  const page = await open(context, product, list);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          resolve(entries.getEntries().at(-1)?.startTime ?? 0);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return time;
}

declare global {
  interface Window {
    /** Milliseconds from a press to the paint of what it brought. */
    waited?: Promise<number>;
  }
}

/** Milliseconds from the press to the frame in which it is done. */
async function actionTime(
  context: BrowserContext,
  product: Served,
  { list, prepare, press: act, shows }: Interaction,
): Promise<number> {
  const page = await open(context, product, list);
  await prepare?.(page);
  await page.evaluate((selector) => {
    const rows = () => document.querySelector('tbody')?.textContent;
    const before = rows();
    const isDone = () =>
      selector === undefined
        ? document.querySelector('table[aria-busy]') === null && rows() !== before
        : document.querySelector(selector) !== null;
    window.waited = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          if (!isDone()) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        look();
      };
      for (const type of ['pointerdown', 'keydown'])
        window.addEventListener(type, begin, { capture: true, once: true });
    });
  }, shows);
  await act(page);
  const time = (await page.evaluate(() => window.waited)) ?? 0;
  await page.close();
  return time;
}
