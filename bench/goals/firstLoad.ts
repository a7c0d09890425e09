import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';
import { atMost, median, pairedRatio, type Result } from '../measure.ts';
import { servePage, serveProduct } from '../serve.ts';
import { signIn } from '../signIn.ts';

const runs = 7;
const slowdown = 4;

export interface Load {
  /** Largest contentful paint, in milliseconds after the navigation started. */
  readonly paint: number;
  /** Sum of the scripts the route loaded, each gzipped by itself, in bytes. */
  readonly scriptBytes: number;
  /** Sum of layout shifts, without unit. */
  readonly shift: number;
}

/** Goals 1 and 2: what login and customer list load, and when they paint, beside React's smallest page. */
export async function firstLoad(browser: Browser): Promise<readonly Result[]> {
  const product = await serveProduct();
  const hello = await servePage('hello');
  try {
    const signedIn = await signIn(browser, product.url);
    const signedOut = await browser.newContext();
    const loads = { hello: [] as Load[], login: [] as Load[], list: [] as Load[] };
    for (let run = 0; run <= runs; run += 1) {
      const round = {
        hello: await load(signedOut, hello.url, 'h1'),
        login: await load(signedOut, `${product.url}login`, 'form'),
        list: await load(signedIn, `${product.url}klanten`, 'tbody a'),
      };
      if (run === 0) continue; // the first round warms the disk cache of the servers
      loads.hello.push(round.hello);
      loads.login.push(round.login);
      loads.list.push(round.list);
    }
    const paint = (which: keyof typeof loads): number[] => loads[which].map((one) => one.paint);
    const kilobytes = (which: keyof typeof loads): number =>
      median(loads[which].map((one) => one.scriptBytes)) / 1000;
    return [
      { name: 'React hello, scripts', value: `${kilobytes('hello').toFixed(1)} kB gz` },
      atMost('Login, scripts', kilobytes('login'), 139, 'kB gz'),
      atMost('Customer list, scripts', kilobytes('list'), 152, 'kB gz'),
      { name: 'React hello, largest paint', value: `${median(paint('hello')).toFixed(0)} ms` },
      { name: 'Login, largest paint', value: `${median(paint('login')).toFixed(0)} ms` },
      { name: 'Customer list, largest paint', value: `${median(paint('list')).toFixed(0)} ms` },
      atMost(
        'Login to hello, largest paint',
        pairedRatio(paint('login'), paint('hello')),
        1.3,
        'x',
      ),
      atMost('List to hello, largest paint', pairedRatio(paint('list'), paint('hello')), 2.6, 'x'),
      atMost('Layout shift, login and list', maxShift([...loads.login, ...loads.list]), 0, ''),
    ];
  } finally {
    await hello.close();
    await product.close();
  }
}

function maxShift(loads: readonly Load[]): number {
  return Math.max(...loads.map((one) => one.shift));
}

/** Opens a page with nothing in the cache of the browser, on a slow processor. */
export async function load(context: BrowserContext, url: string, ready: string): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  // A paint is reported some time after it happened.
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.paint > 0);
  const seen = await paints(page);
  await page.close();
  return { ...seen, scriptBytes: sizes.reduce((sum, size) => sum + size, 0) };
}

interface Seen {
  paint: number;
  shift: number;
}

function observe(): void {
  const seen: Seen = { paint: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function paints(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
